/** Lets a loop sleep until it is called; a call while it is busy is not lost. */
export class WakeUp {
  #called = false;
  #wake: () => void = () => undefined;

  call(): void {
    this.#called = true;
    this.#wake();
  }

  /** Resolves at the next call, at once if there was one since the last sleep, or after so many milliseconds; without them only when called. */
  async sleep(milliseconds?: number): Promise<void> {
    if (!this.#called) {
      await new Promise<void>((resolve) => {
        const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds).unref();
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#called = false;
  }
}
