/** Each step is a fifth longer than the one before, so a time read back is at most a tenth off. */
const GROWTH = Math.log(1.2);
/** Longer than the loader's deadline by far; what took longer counts as this long. */
const LONGEST_MS = 60_000;

/** Step of a time in milliseconds. */
export function stepOf(milliseconds: number): number {
  return Math.floor(Math.log(Math.min(Math.max(milliseconds, 1), LONGEST_MS)) / GROWTH);
}

/** Counts by step. */
export type Histogram = ReadonlyMap<number, number>;

/**
 * The time that a share of all measured ones does not exceed, in whole milliseconds; null without any.
 * @param share from 0 to 1
 */
export function quantile(histogram: Histogram, share: number): number | null {
  const steps = [...histogram].sort(([a], [b]) => a - b);
  const wanted = share * steps.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [step, count] of steps) {
    seen += count;
    if (seen >= wanted) return Math.round(Math.exp((step + 0.5) * GROWTH));
  }
  return null;
}
