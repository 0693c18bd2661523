import type { SearchFacets } from '@kvadrat/contracts/api';

/** Steps between which bars are drawn while nobody knows how many ads there are. */
const EMPTY = 15;

/** Amounts that are offered as bounds, and the ads below the first, between any two, and above the last. */
export interface PriceSteps {
  steps: readonly number[];
  bars: readonly number[];
}

/** Reads them of what filters are told: ads up to each step, and from each on. */
export function stepsOf(answer: SearchFacets | null): PriceSteps {
  const optionsOf = (name: string): SearchFacets['facets'][number]['options'] =>
    answer?.facets.find((facet) => facet.name === name)?.options ?? [];
  const upTo = optionsOf('priceMax');
  const last = optionsOf('priceMin').at(-1)?.count ?? 0;
  if (upTo.length === 0) return { steps: [], bars: Array.from({ length: EMPTY }, () => 0) };
  const below = upTo.map(({ count }, index) => count - (upTo[index - 1]?.count ?? 0));
  return { steps: upTo.map(({ value }) => Number(value)), bars: [...below, last] };
}

/** Where the lower handle stands: the number of steps up to an amount. */
export function stepBefore(steps: readonly number[], amount: number): number {
  return steps.filter((step) => step <= amount).length;
}

/** Where the upper handle stands: behind all steps that lie below an amount. */
export function stepAfter(steps: readonly number[], amount: number): number {
  const at = steps.findIndex((step) => step >= amount);
  return at < 0 ? steps.length + 1 : at + 1;
}
