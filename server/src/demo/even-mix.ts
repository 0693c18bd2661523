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

  constructor(items: readonly (readonly [item: T, weight: number])[]) {
    this.#entries = items.filter(([, weight]) => weight > 0).map(([item, weight]) => ({ item, weight, credit: 0 }));
    this.#total = this.#entries.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** @throws RangeError when there is nothing with a weight */
  next(): T {
    for (const entry of this.#entries) entry.credit += entry.weight;
    const best = this.#entries.reduce<Entry<T> | null>(
      (found, entry) => (found === null || entry.credit > found.credit ? entry : found),
      null,
    );
    if (best === null) throw new RangeError('Nothing to hand out.');
    best.credit -= this.#total;
    return best.item;
  }
}
