/** Entries kept of an order: whoever turns more than eighty pages may meet a picture again. */
const KEPT = 2000;
/** Pictures a card shows at most: in the highest tier two more beside the cover. */
export const MOST_SHOWN = 3;
const FIRST_ROOM = 16;
const NONE = -1;

/**
 * One order in which a list shows its ads, with the pictures seen in it. Ads come in any sequence; since those that
 * come later only move others apart, what holds among the neighbours at the time of insertion holds for ever.
 */
export class ListOrder {
  #count = 0;
  #keys = new Float64Array(FIRST_ROOM);
  /** `MOST_SHOWN` for each key: half a million ads are marked in thousands of orders, so it has to be walked fast. */
  #pictures = new Int16Array(FIRST_ROOM * MOST_SHOWN);

  /** Adds a cost to every picture shown less than `reach` places from where a key would stand; small keys stand first. */
  mark(key: number, reach: number, cost: number, costs: Int32Array): void {
    const place = this.#placeOf(key);
    if (place >= KEPT) return;
    const end = Math.min(this.#count, place + reach) * MOST_SHOWN;
    for (let index = Math.max(0, place - reach) * MOST_SHOWN; index < end; index += 1) {
      const picture = this.#pictures[index] ?? NONE;
      if (picture !== NONE) costs[picture] = (costs[picture] ?? 0) + cost;
    }
  }

  /** @param pictures by number, at most `MOST_SHOWN` */
  insert(key: number, pictures: readonly number[]): void {
    const place = this.#placeOf(key);
    if (place >= KEPT) return;
    this.#makeRoom();
    this.#keys.copyWithin(place + 1, place, this.#count);
    this.#keys[place] = key;
    this.#pictures.copyWithin((place + 1) * MOST_SHOWN, place * MOST_SHOWN, this.#count * MOST_SHOWN);
    for (let slot = 0; slot < MOST_SHOWN; slot += 1) this.#pictures[place * MOST_SHOWN + slot] = pictures[slot] ?? NONE;
    this.#count = Math.min(KEPT, this.#count + 1);
  }

  #makeRoom(): void {
    if (this.#count < this.#keys.length) return;
    const room = Math.min(KEPT + 1, this.#keys.length * 2);
    const keys = new Float64Array(room);
    keys.set(this.#keys);
    this.#keys = keys;
    const pictures = new Int16Array(room * MOST_SHOWN);
    pictures.set(this.#pictures);
    this.#pictures = pictures;
  }

  #placeOf(key: number): number {
    let from = 0;
    let to = this.#count;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#keys[middle] ?? Infinity) <= key) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
