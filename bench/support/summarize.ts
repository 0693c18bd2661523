import { median } from './statistics';

/** What one run measured, by what it is. */
export type RunFigures = Readonly<Record<string, number>>;

/** What a figure must hold. */
export type Budgets = ReadonlyMap<string, { least: number } | { most: number }>;

export interface SummaryRow {
  what: string;
  /** Of all runs, as are the next two. */
  median: number;
  min: number;
  max: number;
  /** In words; empty where nothing is promised. */
  budget: string;
  inside: boolean | null;
}

/** One row for each figure over all runs. */
export function summarize(runs: readonly RunFigures[], budgets: Budgets): SummaryRow[] {
  return Object.keys(runs[0] ?? {}).map((what) => {
    const values = runs.map((run) => run[what] ?? NaN);
    const middle = tenths(median(values));
    const budget = budgets.get(what);
    const row = { what, median: middle, min: tenths(Math.min(...values)), max: tenths(Math.max(...values)) };
    if (budget === undefined) return { ...row, budget: '', inside: null };
    return 'least' in budget
      ? { ...row, budget: `≥ ${String(budget.least)}`, inside: middle >= budget.least }
      : { ...row, budget: `≤ ${String(budget.most)}`, inside: middle <= budget.most };
  });
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
