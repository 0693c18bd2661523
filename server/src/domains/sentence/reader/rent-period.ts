import type { Draft } from './draft';
import type { Quantity } from './quantity';

/** What a sum is paid for. */
export interface RentPeriod {
  by: 'month' | 'short-stay';
  at: number;
}

/** Nobody pays so much by the month, and from here on a number without a unit may be a rent; smaller ones count months. */
const HIGHEST_RENT = 30_000;
const LOWEST_RENT = 50;

/** "Mjesečno", "/mj", "warm" or "la nuit" behind a sum, or a month before it. */
export function periodOf(draft: Draft, { from, to, unit, amount, upper }: Quantity): RentPeriod | null {
  const sum = (upper ?? amount).value;
  if (
    (unit !== 'euro' && unit !== 'kuna' && unit !== null) ||
    sum > HIGHEST_RENT ||
    (unit === null && sum < LOWEST_RENT)
  )
    return null;
  for (const at of [draft.skip(to, 2, 'stop'), draft.skip(to, 1), to]) {
    if (draft.has(at, 'month')) return { by: 'month', at };
    if (draft.has(at, 'short-stay')) return { by: 'short-stay', at };
  }
  const before = draft.has(from - 1, 'stop') ? from - 2 : from - 1;
  if (draft.has(before, 'month')) return { by: 'month', at: before };
  return draft.has(before, 'short-stay') ? { by: 'short-stay', at: before } : null;
}

/** "6 mjeseci", "3 weeks": how long, not how much. @returns the first piece behind it */
export function durationEnd(draft: Draft, { to, unit, amount }: Quantity): number | null {
  return unit === null && amount.value < LOWEST_RENT && draft.has(to, 'month', 'short-stay') ? to + 1 : null;
}
