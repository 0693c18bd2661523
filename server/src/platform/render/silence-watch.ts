/** A thread that has worked so long without a word is stuck, in milliseconds of its processor time; longer than any page works. */
const WORKED_MS = 1000;
/** One that says nothing and does not work either waits for something that never comes, in milliseconds on the wall. */
const WAITED_MS = 10_000;
/** As much as the busiest machine leaves a thread in that time, in milliseconds of its processor time. */
const NO_WORK_MS = 20;

/**
 * Tells a thread that is stuck from one that waits for a processor. The thread is pinged; every message of it, of whatever
 * kind, is a sign of life.
 */
export class SilenceWatch {
  #heard = false;
  #workedThen = 0;
  #since = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Begins anew. @param worked the thread's processor time */
  begin(worked: number): void {
    this.#heard = false;
    this.#workedThen = worked;
    this.#since = this.now();
  }

  hear(): void {
    this.#heard = true;
  }

  /** @returns `heard` when the thread has said something since it was last heard; then the watch begins anew */
  look(worked: number): 'heard' | 'silent' | 'stuck' {
    if (this.#heard) {
      this.begin(worked);
      return 'heard';
    }
    const work = worked - this.#workedThen;
    const waitsForNothing = work < NO_WORK_MS && this.now() - this.#since >= WAITED_MS;
    return work >= WORKED_MS || waitsForNothing ? 'stuck' : 'silent';
  }
}
