/** Tiles painted one a frame, so that a press that asks for a screen of them is answered before. */
export class LaterTiles<T> {
  readonly #waiting = new Map<T, () => void>();
  #frame = 0;

  add(tile: T, paint: () => void): void {
    this.#waiting.set(tile, paint);
    if (this.#frame === 0) this.#request();
  }

  has(tile: T): boolean {
    return this.#waiting.has(tile);
  }

  /** A tile that is not wanted any more. */
  drop(tile: T): void {
    this.#waiting.delete(tile);
  }

  clear(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#waiting.clear();
  }

  #request(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const [next] = this.#waiting;
      if (next === undefined) return;
      const [tile, paint] = next;
      this.#waiting.delete(tile);
      paint();
      if (this.#waiting.size > 0) this.#request();
    });
  }
}
