import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import {
  apiAddress,
  searchAddress,
  type PlaceSuggestion,
  type SearchCount,
  type SearchListResponse,
} from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import { categoryFromSlug } from '@kvadrat/contracts/vocabulary';
import { shownPhotos } from '../../components/card/shown-photos';
import { currentHour } from '../../lib/current-hour';
import { placeParameter } from '../../lib/form-place';
import { suggestPlaces } from '../../lib/suggest-places';
import { namePoints, type PointNames } from './areas/point-names';
import { canonicalAddress, listQuery, readListAddress, type ListAddress } from './list-address';
import type { WayOn, findWaysOn } from './ways-on';

/** What a list page shows: results, that there is no such list, or that it cannot be had at the moment. */
export type ListData = FoundList | { kind: 'unknown' } | { kind: 'failed' };

export interface FoundList {
  kind: 'results';
  response: SearchListResponse;
  unknownPlace: string | null;
  /** When it was asked, for what counts as new; see `currentHour`. */
  asOf: string;
  /** Of the points where areas of the search begin. */
  pointNames: PointNames;
  /** For an empty list, searches that find something. */
  waysOn: WayOn[];
}

/** Loads a list page. A failure of the search leaves the filters standing, to be tried again. */
export async function loadList(route: RouteLocation, context: LoadContext): Promise<PageLoad<ListData>> {
  if (categoryFromSlug(route.params['category'] ?? '') === null) return { status: 404, data: { kind: 'unknown' } };
  try {
    return await loadResults(route, context);
  } catch (error) {
    if (isAppError(error) && error.code !== 'abort') return { status: 503, data: { kind: 'failed' } };
    throw error;
  }
}

/** What of an address {@link loadList} reads: moving the map of a list that does not follow it asks for nothing. */
export function listDataOf(route: RouteLocation): string {
  return `${route.path}?${listQuery(readListAddress(route)).toString()}`;
}

/** A form's address and a page past the end are sent on. Photos no card shows do not travel with the page. */
async function loadResults(route: RouteLocation, { http, signal }: LoadContext): Promise<PageLoad<ListData>> {
  const address = readListAddress(route);
  const sendTo = (path: string): PageLoad<ListData> => ({ status: 302, location: localizedPath(route.locale, path) });

  const { typedPlace } = address;
  if (address.fromForm) {
    const sought = await placesOf(address, (text) => suggestPlaces(http, text, { locale: route.locale, signal }));
    if (sought !== undefined)
      return sendTo(
        canonicalAddress({ ...address, criteria: { ...address.criteria, placeIds: sought.placeIds } }, sought.place),
      );
  }
  const options = { signal };
  const naming = namePoints(address.criteria, (point) =>
    http.get(apiAddress('geography/reverse', { ...point, locale: route.locale }), options),
  );
  const response = await http.get(
    searchAddress('listings', `${route.path}?${listQuery(address).toString()}`, route.locale),
    options,
  );
  const { page } = address.criteria;
  const last = Math.max(1, response.maxPages);
  if (page > last) return sendTo(searchUrl({ ...address.criteria, page: last }));
  const results = response.results.map((listing) => ({ ...listing, photos: shownPhotos(listing) }));
  const countOf = (near: string): Promise<SearchCount> => http.get(searchAddress('count', near, route.locale), options);
  const waysOn = response.count === 0 ? await waysOnFrom(address.criteria, response.breadcrumbs, countOf) : [];
  const asOf = currentHour();
  return {
    status: 200,
    data: {
      kind: 'results',
      response: { ...response, results },
      unknownPlace: address.fromForm ? typedPlace : null,
      asOf,
      pointNames: await naming,
      waysOn,
    },
  };
}

/** Where a form looks: in the place that was typed, beside those that are chosen already by id; undefined when nothing fits. */
async function placesOf(
  { typedPlace, criteria: { place, placeIds } }: ListAddress,
  suggest: (text: string) => Promise<PlaceSuggestion[]>,
): Promise<Pick<SearchCriteria, 'place' | 'placeIds'> | undefined> {
  if (typedPlace === null) return { place, placeIds };
  if (typedPlace === '') return { place: null, placeIds };
  const places = await suggest(typedPlace);
  const typed = places.find(({ path, label }) => path === place && label === typedPlace) ?? places[0];
  if (typed === undefined) return undefined;
  const parameter = placeParameter(typed.level);
  if (place !== null || parameter === undefined || Object.keys(placeIds).length === 0)
    return { place: typed.path, placeIds };
  return {
    place,
    placeIds: {
      ...placeIds,
      [parameter]: [...new Set([...(placeIds[parameter] ?? []), typed.id])].sort((one, other) => one - other),
    },
  };
}

/** Few lists are empty, so few visits carry the code for it. */
const waysOnFrom: typeof findWaysOn = async (...search) =>
  (await import(/* webpackChunkName: "hydrated-list" */ './later-parts')).findWaysOn(...search);
