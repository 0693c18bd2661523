import { quantile } from '../support/statistics';
import type { Budgets } from '../support/summarize';
import type { Load } from './load';

/** What must hold (issue E); the other figures are there to understand these. */
export const BUDGETS: Budgets = new Map([
  ['logins, % of ceiling', { least: 45 }],
  ['info, % of bare route', { least: 25 }],
  ['honest login in flood p95, ms', { most: 1000 }],
  // A percentile of those let in says nothing when many are turned away.
  ['honest logins in flood let in, %', { least: 95 }],
  ['server errors in flood', { most: 0 }],
]);

/** @throws {Error} when a call was not answered with 200: then the figures mean something else */
export function closedFigures({ times, statuses, seconds }: Load): { perSecond: number; p95: number } {
  if (Object.keys(statuses).some((status) => status !== '200'))
    throw new Error(`answers by status: ${JSON.stringify(statuses)}`);
  return { perSecond: times.length / seconds, p95: quantile(times, 0.95) };
}
