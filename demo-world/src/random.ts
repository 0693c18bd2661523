/**
 * Small seeded generator (sfc32): the same seed gives the same data on every machine and every Node version, which
 * `Math.random` cannot promise. Not for anything secret.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number, stream = 0) {
    this.#a = seed >>> 0;
    this.#b = stream >>> 0;
    this.#c = (seed ^ 0x9e3779b9) >>> 0;
    for (let round = 0; round < 15; round += 1) this.next();
  }

  /** At least 0, below 1. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) >>> 0;
    this.#counter = (this.#counter + 1) >>> 0;
    this.#a = (this.#b ^ (this.#b >>> 9)) >>> 0;
    this.#b = (this.#c + (this.#c << 3)) >>> 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) >>> 0;
    this.#c = (this.#c + sum) >>> 0;
    return sum / 2 ** 32;
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws RangeError for an empty list */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  }

  /** One of the items, each as often as its weight says. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let rest = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    return this.pick(items)[0];
  }

  /** Bell-shaped around 0 with standard deviation 1, never beyond ±3. */
  normal(): number {
    let sum = 0;
    for (let n = 0; n < 12; n += 1) sum += this.next();
    return Math.max(-3, Math.min(3, sum - 6));
  }

  shuffle<T>(items: readonly T[]): T[] {
    const keys: number[] = [];
    const shuffled: T[] = [];
    // Sorted while they come: for a few dozen items quicker than pairs sorted afterwards, and texts are shuffled by the million.
    for (const item of items) {
      const key = this.next();
      let place = keys.length;
      while (place > 0 && (keys[place - 1] ?? 0) > key) place -= 1;
      keys.splice(place, 0, key);
      shuffled.splice(place, 0, item);
    }
    return shuffled;
  }
}
