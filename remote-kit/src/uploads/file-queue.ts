interface Queued {
  key: number;
  file: File;
  signal: AbortSignal;
}

/** Files that are worked off one after the other. */
export class FileQueue {
  readonly #work: (next: Queued) => Promise<void>;
  readonly #waiting: Queued[] = [];
  readonly #files = new Map<number, { file: File; stop: AbortController }>();
  #isRunning = false;

  constructor(work: (next: Queued) => Promise<void>) {
    this.#work = work;
  }

  add(key: number, file: File): void {
    this.#files.set(key, { file, stop: new AbortController() });
    this.again(key);
  }

  /** Puts a file that was not given up behind the others. */
  again(key: number): void {
    const known = this.#files.get(key);
    if (known === undefined) return;
    this.#waiting.push({ key, file: known.file, signal: known.stop.signal });
    void this.#run();
  }

  /** Gives one up, whether it waits or is on its way. */
  drop(key: number): void {
    this.#files.get(key)?.stop.abort();
    this.#files.delete(key);
  }

  dropAll(): void {
    for (const key of [...this.#files.keys()]) this.drop(key);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
      if (!next.signal.aborted) await this.#work(next);
    this.#isRunning = false;
  }
}
