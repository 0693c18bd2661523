/** Tells on which stored pages an ad is shown. */
export class AdIndex {
  readonly #keys = new Map<number, Set<string>>();

  add(key: string, ads: readonly number[]): void {
    for (const ad of ads) {
      const keys = this.#keys.get(ad);
      if (keys === undefined) this.#keys.set(ad, new Set([key]));
      else keys.add(key);
    }
  }

  delete(key: string, ads: readonly number[]): void {
    for (const ad of ads) {
      const keys = this.#keys.get(ad);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(ad);
    }
  }

  keysOf(ads: Iterable<number>): string[] {
    return [...new Set([...ads].flatMap((ad) => [...(this.#keys.get(ad) ?? [])]))];
  }
}
