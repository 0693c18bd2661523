import type { ListQueries } from './list-queries';

/**
 * How a search is answered:
 * - `empty`: the counts say that the place holds nothing of the kind
 * - `walk`: along the index of the order, stopping after the page; the total comes from the counts (`rollup`) or from a
 *   count of its own (`live`)
 * - `matches`: all matches first, then page and total from them
 */
export type Plan =
  { kind: 'empty' } | { kind: 'walk'; total: 'rollup' | 'live' } | { kind: 'matches'; table: 'ls' | 'fts' };

/** The total decides between a walk and all matches, see {@link planCounted}. */
export interface CountFirst {
  kind: 'count';
}

export type Asked = Pick<ListQueries, 'filtered' | 'keyword' | 'shaped' | 'scattered' | 'folded'>;

/** Up to so many ads, collecting every match costs no more than to count them. */
const COLLECT_AT_MOST = 2500;
/** Up to so many, an index alone counts the matches in a few milliseconds, which is worth to know before. */
const COUNT_AT_MOST = 20_000;
/** Ads that are read along an order in the time in which all of some thousands are collected. */
const WALK_AT_MOST = 2000;

/** @param base active ads of the contract and category in the place, from the counts */
export function choosePlan({
  base,
  filtered,
  keyword,
  shaped,
  scattered,
  folded,
}: Asked & { base: number }): Plan | CountFirst {
  if (base <= 0) return { kind: 'empty' };
  if (keyword) return { kind: 'matches', table: 'fts' };
  // Shapes are ranges of another index than the orders; what is folded is known when all matches are.
  if (shaped || folded) return { kind: 'matches', table: 'ls' };
  if ((scattered && base <= COUNT_AT_MOST) || (filtered && base <= COLLECT_AT_MOST))
    return { kind: 'matches', table: 'ls' };
  if (filtered && base <= COUNT_AT_MOST) return { kind: 'count' };
  return { kind: 'walk', total: filtered ? 'live' : 'rollup' };
}

/**
 * Chooses once the matches are counted: a walk reads an ad for each match it needs and for each that is none.
 * @param upTo matches to the end of the asked page
 */
export function planCounted({ base, total, upTo }: { base: number; total: number; upTo: number }): Plan {
  if (total === 0) return { kind: 'empty' };
  return (base * upTo) / total <= WALK_AT_MOST ? { kind: 'walk', total: 'live' } : { kind: 'matches', table: 'ls' };
}

/** A plan in one of few words, for metrics. */
export function planName(plan: Plan): string {
  if (plan.kind === 'walk') return `walk-${plan.total}`;
  return plan.kind === 'matches' ? `matches-${plan.table}` : plan.kind;
}
