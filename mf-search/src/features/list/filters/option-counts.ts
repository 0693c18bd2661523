import type { SearchFacets } from '@kvadrat/contracts/api';
import { createContext, useContext } from 'react';

/** How many ads an option finds, by what the address says of it (`stato=new`); undefined while nobody knows. */
export type CountOption = (name: string, value: string) => string | undefined;

const OptionCountsContext = createContext<CountOption>(() => undefined);

export const OptionCounts = OptionCountsContext.Provider;

export const useOptionCounts = (): CountOption => useContext(OptionCountsContext);

/** Reads the counts of an answer. @param format writes a number as the page's language does */
export function countsOf(answer: SearchFacets | null, format: (count: number) => string): CountOption {
  const counts = new Map(answer?.facets.flatMap(({ options }) => options.map(({ query, count }) => [query, format(count)] as const)));
  return (name, value) => counts.get(`${name}=${value}`);
}
