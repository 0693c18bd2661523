import type { SearchCount, SearchListResponse } from '@kvadrat/contracts/api';
import { splitLocale } from '@kvadrat/contracts/locales';
import { parseCriteria, searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import { activeFilters } from './active-filters';

/** A search near one that finds nothing. */
export interface WayOn {
  /** Address without language prefix, as {@link searchUrl} writes it. */
  address: string;
  /** What the search gives up: the position of one of its active filters, or the name of a wider place. */
  loosens: { filter: number } | { place: string };
  count: SearchCount;
}

/** So many searches are counted for an empty list, and so many of them shown. */
const COUNTED = 6;
const SHOWN = 4;

/** Searches that find something by giving up one condition, or by looking in the wider place; most ads first. */
export async function findWaysOn(
  criteria: SearchCriteria,
  breadcrumbs: SearchListResponse['breadcrumbs'],
  countOf: (address: string) => Promise<SearchCount>,
): Promise<WayOn[]> {
  const loosened = [
    ...widerPlaces(criteria, breadcrumbs),
    ...activeFilters(criteria).map(({ without }, filter) => ({ address: searchUrl(without), loosens: { filter } })),
  ];
  // A way that cannot be counted is left out; the others still lead on.
  const counted = await Promise.allSettled(
    loosened.slice(0, COUNTED).map(async (way) => ({ ...way, count: await countOf(way.address) })),
  );
  const ways = counted.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  return ways
    .filter(({ count }) => count.count > 0)
    .sort((a, b) => b.count.count - a.count.count)
    .slice(0, SHOWN);
}

/** The place the searched one lies in, if it is not the whole country. */
function widerPlaces(
  criteria: SearchCriteria,
  breadcrumbs: SearchListResponse['breadcrumbs'],
): Pick<WayOn, 'address' | 'loosens'>[] {
  const step = breadcrumbs.findLast(({ path }) => path !== null);
  if (step?.path === null || step === undefined) return [];
  const { place } = parseCriteria(splitLocale(step.path).path, new URLSearchParams()).criteria;
  if (place === null || place === criteria.place) return [];
  return [{ address: searchUrl({ ...criteria, place, placeIds: {}, page: 1 }), loosens: { place: step.label } }];
}
