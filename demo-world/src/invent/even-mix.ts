interface Entry<T> {
  item: T;
  weight: number;
  credit: number;
}

/**
 * Hands out items so that after every few turns each has come up as often as its weight says, evenly spread
 * (smooth weighted round robin). Chance would leave a small data set without its rarer kinds.
 */
export class EvenMix<T> {
  readonly #entries: Entry<T>[];
  readonly #total: number;

  /** @param skip turns that count as taken, so that several mixes do not begin alike */
  constructor(items: readonly (readonly [item: T, weight: number])[], skip = 0) {
    this.#entries = items.filter(([, weight]) => weight > 0).map(([item, weight]) => ({ item, weight, credit: 0 }));
    this.#total = this.#entries.reduce((sum, { weight }) => sum + weight, 0);
    for (let turn = 0; turn < skip; turn += 1) this.next();
  }

  /**
   * @param allowed an item that may not come now keeps its claim and comes later the more often
   * @throws RangeError when there is nothing with a weight that may come
   */
  next(allowed: (item: T) => boolean = () => true): T {
    let best: Entry<T> | null = null;
    for (const entry of this.#entries) {
      entry.credit += entry.weight;
      if ((best === null || entry.credit > best.credit) && allowed(entry.item)) best = entry;
    }
    if (best === null) throw new RangeError('Nothing to hand out.');
    best.credit -= this.#total;
    return best.item;
  }
}
