import { median, quantile } from '../support/statistics';
import type { Load } from './load';

/** What must hold (issue E); the other figures are there to understand these. */
const BUDGETS = new Map<string, { least: number } | { most: number }>([
  ['logins, % of ceiling', { least: 45 }],
  ['info, % of bare route', { least: 25 }],
  ['honest login in flood p95, ms', { most: 1000 }],
  // A percentile of those let in says nothing when many are turned away.
  ['honest logins in flood let in, %', { least: 95 }],
  ['server errors in flood', { most: 0 }],
]);

export type RunFigures = Readonly<Record<string, number>>;

export interface Row {
  what: string;
  median: number;
  min: number;
  max: number;
  budget: string;
  inside: boolean | null;
}

/** @throws {Error} when a call was not answered with 200: then the figures mean something else */
export function closedFigures({ times, statuses, seconds }: Load): { perSecond: number; p95: number } {
  if (Object.keys(statuses).some((status) => status !== '200')) throw new Error(`answers by status: ${JSON.stringify(statuses)}`);
  return { perSecond: times.length / seconds, p95: quantile(times, 0.95) };
}

/** One row for each figure over all runs. */
export function summarize(runs: readonly RunFigures[]): Row[] {
  return Object.keys(runs[0] ?? {}).map((what) => {
    const values = runs.map((run) => Math.round((run[what] ?? NaN) * 10) / 10);
    const middle = median(values);
    const budget = BUDGETS.get(what);
    const row = { what, median: middle, min: Math.min(...values), max: Math.max(...values) };
    if (budget === undefined) return { ...row, budget: '', inside: null };
    return 'least' in budget ? { ...row, budget: `≥ ${String(budget.least)}`, inside: middle >= budget.least } : { ...row, budget: `≤ ${String(budget.most)}`, inside: middle <= budget.most };
  });
}
