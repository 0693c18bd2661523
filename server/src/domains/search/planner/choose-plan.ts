import type { ListQueries } from './list-queries';

/**
 * How a search is answered:
 * - `empty`: the counts say that the place holds nothing of the kind
 * - `walk`: along the index of the order, stopping after the page; the total comes from the counts (`rollup`) or from a
 *   count of its own (`live`)
 * - `matches`: all matches first, then page and total from them
 */
export type Plan =
  | { kind: 'empty' }
  | { kind: 'walk'; total: 'rollup' | 'live' }
  | { kind: 'matches'; table: 'ls' | 'fts' };

export type Asked = Pick<ListQueries, 'filtered' | 'keyword' | 'shaped' | 'scattered' | 'folded'>;

/** Up to so many ads, collecting every match costs less than a walk that may find few of them. */
const COLLECT_AT_MOST = 20_000;

/** @param base active ads of the contract and category in the place, from the counts */
export function choosePlan({ base, filtered, keyword, shaped, scattered, folded }: Asked & { base: number }): Plan {
  if (base <= 0) return { kind: 'empty' };
  if (keyword) return { kind: 'matches', table: 'fts' };
  // Shapes are ranges of another index than the orders; what is folded is known when all matches are.
  if (shaped || folded) return { kind: 'matches', table: 'ls' };
  if ((filtered || scattered) && base <= COLLECT_AT_MOST) return { kind: 'matches', table: 'ls' };
  return { kind: 'walk', total: filtered ? 'live' : 'rollup' };
}

/** A plan in one of few words, for metrics. */
export function planName(plan: Plan): string {
  if (plan.kind === 'walk') return `walk-${plan.total}`;
  return plan.kind === 'matches' ? `matches-${plan.table}` : plan.kind;
}
