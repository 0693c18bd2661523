/** Totals of searches; keys hold the version of the read model, so that no entry is ever wrong. */
export class TotalsCache {
  readonly #entries = new Map<string, Promise<number>>();

  constructor(private readonly capacity = 500) {}

  /** The known total, or that of `count`, which runs once for all who ask meanwhile. */
  get(key: string, count: () => Promise<number>): Promise<number> {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const counting = count();
    this.#entries.set(key, counting);
    counting.catch(() => {
      if (this.#entries.get(key) === counting) this.#entries.delete(key);
    });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.capacity && oldest.done === false) this.#entries.delete(oldest.value);
    return counting;
  }
}
