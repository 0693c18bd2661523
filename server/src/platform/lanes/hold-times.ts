/** How much a single turn changes the average. */
const WEIGHT = 0.05;
/** An average that nobody has added to for so long tells nothing any more, in milliseconds. */
const FORGET_AFTER_MS = 10_000;

/** How long turns take of late, in milliseconds. */
export class HoldTimes {
  #average = 0;
  #last = -Infinity;

  constructor(private readonly now: () => number) {}

  /** 0 while nothing is known. */
  get average(): number {
    return this.now() - this.#last > FORGET_AFTER_MS ? 0 : this.#average;
  }

  /** @returns to be called when the turn ends */
  begin(): () => void {
    const start = this.now();
    return () => {
      const end = this.now();
      const known = this.average;
      this.#average = known === 0 ? end - start : known + (end - start - known) * WEIGHT;
      this.#last = end;
    };
  }
}
