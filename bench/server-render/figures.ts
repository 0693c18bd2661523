import { median } from '../support/statistics';
import { summarize, type Budgets, type RunFigures, type SummaryRow } from '../support/summarize';

export interface Row extends SummaryRow {
  /** Of the bare route in the same runs; times of it, for milliseconds as for pages. */
  'of bare route': number | null;
}

/** What must hold (issue I), on a machine that does nothing else. */
const BUDGETS: Budgets = new Map([
  ['uncached, 1 client, p95 ms', { most: 20 }],
  ['uncached, 8 clients, p95 ms', { most: 80 }],
  ['uncached, 32 clients, pages/s', { least: 150 }],
  ['stored, 64 clients, pages/s', { least: 2500 }],
  ['uncached, empty %', { most: 0 }],
  ['stored, empty %', { most: 0 }],
]);

const BARE = 'bare, ';

/** One row for each figure over all runs, those of the bare route beside those of the same clients. */
export function besideBareRoute(runs: readonly RunFigures[]): Row[] {
  const middle = (what: string): number => median(runs.map((run) => run[what] ?? NaN));
  return summarize(runs, BUDGETS).flatMap((row) => {
    if (row.what.startsWith(BARE)) return [];
    const bare = `${BARE}${row.what.replace(/^\w+, /, '')}`;
    const ratio = runs[0]?.[bare] === undefined ? null : Math.round((1000 * middle(row.what)) / middle(bare)) / 1000;
    return [{ ...row, 'of bare route': ratio }];
  });
}
