import type { SearchFacets } from '@kvadrat/contracts/api';
import { createContext, useContext } from 'react';

/** How many ads an option finds, by what the address says of it (`stato=new`); undefined while nobody knows. */
export type CountOption = (name: string, value: string) => string | undefined;

const OptionCountsContext = createContext<CountOption>(() => undefined);

export const OptionCounts = OptionCountsContext.Provider;

export const useOptionCounts = (): CountOption => useContext(OptionCountsContext);

/** Reads the counts of an answer. @param format writes a number as the page's language does */
export function countsOf(answer: SearchFacets | null, format: (count: number) => string): CountOption {
  const counts = new Map(
    answer?.facets.flatMap(({ options }) => options.map(({ query, count }) => [query, format(count)] as const)),
  );
  return (name, value) => counts.get(`${name}=${value}`);
}

/** A choice of a select with how many ads it finds, where that is known: `2 (15)`. */
export function withCount(label: string, count: string | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}

/**
 * How many ads "from" a number of rooms finds; undefined where nobody knows, for instance up to more than are told apart.
 * @param max the other bound; null for none
 */
export function countFrom(
  answer: SearchFacets | null,
  range: 'rooms' | 'bedrooms',
  min: number,
  max: number | null,
): number | undefined {
  const options = answer?.facets.find(({ name }) => name === range)?.options ?? [];
  const told = options.length;
  // The last one is so many or more.
  if (min > told || (max !== null && max >= told)) return undefined;
  return options.reduce(
    (sum, { count }, index) => (index + 1 >= min && index + 1 <= (max ?? told) ? sum + count : sum),
    0,
  );
}
