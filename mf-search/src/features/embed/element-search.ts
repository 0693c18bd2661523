import type { RouteLocation } from '@kvadrat/contracts/remote';
import { searchPath } from '@kvadrat/contracts/search';
import { categoryFromSlug, contractFromSlug } from '@kvadrat/contracts/vocabulary';

/** How many ads an element shows when it does not say, and at most: a page of the portal's lists. */
const DEFAULT_COUNT = 6;
const MAX_COUNT = 24;

export interface ElementSearch {
  /** Path of the portal's list, without language prefix. */
  path: string;
  agency: string | null;
  count: number;
}

/** What an element's attributes ask for. What cannot be read stands for what most pages want: homes for sale, everywhere. */
export function readElementSearch({ params }: RouteLocation): ElementSearch {
  const { contract = '', category = '', place = '', agency = '', count = '' } = params;
  return {
    path: searchPath({
      contract: contractFromSlug(contract) ?? 1,
      category: categoryFromSlug(category) ?? 1,
      place: place.replace(/^\/+|\/+$/g, '') || null,
    }),
    agency: agency === '' ? null : agency,
    count: /^[1-9]\d?$/.test(count) ? Math.min(Number(count), MAX_COUNT) : DEFAULT_COUNT,
  };
}
