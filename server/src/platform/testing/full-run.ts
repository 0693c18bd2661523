/** Whether all is looked at (`npm run test:full`), or what stands for the others. */
const FULL_RUN = process.env['FULL'] === '1';

/** Gives the cases of a sweep: all of them in the full run, else the first and each `step`th after it. */
export function ofSweep<Case>(cases: readonly Case[], step: number): Case[] {
  return cases.filter((_, index) => FULL_RUN || index % step === 0);
}

/** A test that only the full run takes, beside others of its kind that each run takes. */
export function fullTest(name: string, run: jest.ProvidesCallback, timeout?: number): void {
  if (FULL_RUN) test(name, run, timeout);
}

/** How much of something is made: in the full run, and in others. */
export function amount({ full, fast }: { full: number; fast: number }): number {
  return FULL_RUN ? full : fast;
}
