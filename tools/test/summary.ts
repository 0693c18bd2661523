/** Outcome of one step; a step that is one check counts as one. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export interface StepReport extends Tally {
  name: string;
  /** Milliseconds. */
  duration: number;
  /** Why something was left out, or what to look at. */
  notes: string[];
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };

export function total(reports: readonly Tally[]): Tally {
  return reports.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a run, which machines read. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}

export function table(reports: readonly StepReport[]): string {
  const width = Math.max(...reports.map(({ name }) => name.length));
  return reports
    .flatMap(({ name, duration, notes, ...tally }) => [
      `${tally.failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${(duration / 1000).toFixed(1).padStart(6)} s  ${lastLine(tally)}`,
      ...notes.map((note) => `      ${note}`),
    ])
    .join('\n');
}
