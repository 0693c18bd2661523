/** Lets a loop sleep until it is called; a call while it is busy is not lost. */
export class WakeUp {
  #called = false;
  #wake: () => void = () => undefined;

  call(): void {
    this.#called = true;
    this.#wake();
  }

  /** Resolves at the next call, at once if there was one since the last sleep, or after so many milliseconds. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.#called) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#called = false;
  }
}
