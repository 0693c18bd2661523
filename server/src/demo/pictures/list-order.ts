/** Entries kept of an order: whoever turns more than eighty pages may meet a picture again. */
const KEPT = 2000;

/**
 * One order in which a list shows its ads, with the pictures seen in it. Ads come in any sequence; since those that
 * come later only move others apart, what holds among the neighbours at the time of insertion holds for ever.
 */
export class ListOrder {
  readonly #keys: number[] = [];
  readonly #pictures: (readonly number[])[] = [];

  /** Adds a cost to every picture shown less than `reach` places from where a key would stand; small keys stand first. */
  mark(key: number, reach: number, cost: number, costs: Int32Array): void {
    const place = this.#placeOf(key);
    if (place >= KEPT) return;
    for (let index = Math.max(0, place - reach); index < Math.min(this.#keys.length, place + reach); index += 1) {
      for (const picture of this.#pictures[index] ?? []) costs[picture] = (costs[picture] ?? 0) + cost;
    }
  }

  insert(key: number, pictures: readonly number[]): void {
    const place = this.#placeOf(key);
    if (place >= KEPT) return;
    this.#keys.splice(place, 0, key);
    this.#pictures.splice(place, 0, pictures);
    if (this.#keys.length <= KEPT) return;
    this.#keys.pop();
    this.#pictures.pop();
  }

  #placeOf(key: number): number {
    let from = 0;
    let to = this.#keys.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#keys[middle] ?? Infinity) <= key) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
