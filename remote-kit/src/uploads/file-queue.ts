/** A file whose turn it is; what is done with it never fails. */
type Work = (file: File, signal: AbortSignal) => Promise<void>;

interface Queued {
  key: number;
  work: Work;
}

/** Files that are worked off one after the other. */
export class FileQueue {
  readonly #waiting: Queued[] = [];
  readonly #files = new Map<number, { file: File; stop: AbortController }>();
  #isRunning = false;

  add(key: number, file: File, work: Work): void {
    this.#files.set(key, { file, stop: new AbortController() });
    this.again(key, work);
  }

  /** Puts a file that was not given up behind the others. */
  again(key: number, work: Work): void {
    this.#waiting.push({ key, work });
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
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const known = this.#files.get(next.key);
      if (known !== undefined) await next.work(known.file, known.stop.signal);
    }
    this.#isRunning = false;
  }
}
