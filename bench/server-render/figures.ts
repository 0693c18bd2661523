import { median } from '../support/statistics';

/** Medians of all runs, by what was measured. */
export type RunFigures = Readonly<Record<string, number>>;

export interface Row {
  what: string;
  median: number;
  min: number;
  max: number;
  /** Of the bare route in the same runs; times of it, for milliseconds as for pages. */
  'of bare route': number | null;
  budget: string;
  inside: boolean | null;
}

/** What must hold (issue I), on a machine that does nothing else. */
const BUDGETS = new Map<string, { least: number } | { most: number }>([
  ['uncached, 1 client, p95 ms', { most: 20 }],
  ['uncached, 8 clients, p95 ms', { most: 80 }],
  ['uncached, 32 clients, pages/s', { least: 150 }],
  ['stored, 64 clients, pages/s', { least: 2500 }],
  ['uncached, empty %', { most: 0 }],
  ['stored, empty %', { most: 0 }],
]);

const BARE = 'bare, ';

/** One row for each figure over all runs, those of the bare route beside those of the same clients. */
export function summarize(runs: readonly RunFigures[]): Row[] {
  const middle = (what: string): number => median(runs.map((run) => run[what] ?? NaN));
  return Object.keys(runs[0] ?? {}).filter((what) => !what.startsWith(BARE)).map((what) => {
    const values = runs.map((run) => run[what] ?? NaN);
    const bare = `${BARE}${what.replace(/^\w+, /, '')}`;
    const value = round(middle(what));
    const budget = BUDGETS.get(what);
    return {
      what,
      median: value,
      min: round(Math.min(...values)),
      max: round(Math.max(...values)),
      'of bare route': runs[0]?.[bare] === undefined ? null : round(middle(what) / middle(bare), 1000),
      budget: budget === undefined ? '' : 'least' in budget ? `≥ ${String(budget.least)}` : `≤ ${String(budget.most)}`,
      inside: budget === undefined ? null : 'least' in budget ? value >= budget.least : value <= budget.most,
    };
  });
}

function round(value: number, parts = 10): number {
  return Math.round(value * parts) / parts;
}
