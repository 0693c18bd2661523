const WINDOW_MS = 60_000;
const FIRST_MS = 250;
const LONGEST_MS = 10_000;

/** How long to wait before a process that died is started again: not at all the first time, longer the more have died lately. */
export class RestartPause {
  private deaths: number[] = [];

  /** Notes a death. @returns milliseconds to wait */
  next(now = Date.now()): number {
    this.deaths = [...this.deaths.filter((time) => now - time < WINDOW_MS), now];
    const before = this.deaths.length - 1;
    return before === 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (before - 1));
  }
}
