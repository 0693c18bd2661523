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

/** Up to so many ads, collecting every match costs less than a walk that may find few of them. */
const COLLECT_AT_MOST = 20_000;

/**
 * @param base active ads of the contract and category in the place, from the counts
 * @param filtered whether anything else but place, contract and category is asked for
 */
export function choosePlan({ base, filtered, keyword }: { base: number; filtered: boolean; keyword: boolean }): Plan {
  if (base <= 0) return { kind: 'empty' };
  if (keyword) return { kind: 'matches', table: 'fts' };
  if (!filtered) return { kind: 'walk', total: 'rollup' };
  return base <= COLLECT_AT_MOST ? { kind: 'matches', table: 'ls' } : { kind: 'walk', total: 'live' };
}
