import type { Unsubscribe } from './map-provider';

/** Those who want to hear of something. */
export class Subscribers<Details extends readonly unknown[]> {
  readonly #listeners = new Set<(...details: Details) => void>();

  add(listener: (...details: Details) => void): Unsubscribe {
    // The same function may subscribe twice.
    const own = (...details: Details): void => {
      listener(...details);
    };
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  tell(...details: Details): void {
    for (const listener of [...this.#listeners]) listener(...details);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
