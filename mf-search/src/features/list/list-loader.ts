import type { LoadContext, PageLoad } from '@kvadrat/build/remote';
import type { PlaceSuggestion, SearchListResponse } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { searchUrl } from '@kvadrat/contracts/search';
import { categoryFromSlug } from '@kvadrat/contracts/vocabulary';
import { suggestPlaces } from '../../lib/suggest-places';
import { canonicalAddress, readListAddress, type ListAddress } from './list-address';

/** What a list page shows; null where no such list exists. */
export type ListData = { response: SearchListResponse; unknownPlace: string | null } | null;

/** Loads a list page; a form's address and a page past the end are sent on (O-12). */
export async function loadList(route: RouteLocation, { http, signal }: LoadContext): Promise<PageLoad<ListData>> {
  if (categoryFromSlug(route.params['category'] ?? '') === null) return { status: 404, data: null };
  const address = readListAddress(route);
  const sendTo = (path: string): PageLoad<ListData> => ({ status: 302, location: localizedPath(route.locale, path) });

  const { typedPlace } = address;
  if (address.fromForm) {
    const place = await placeOf(address, (text) => suggestPlaces(http, text, signal));
    if (place !== undefined) return sendTo(canonicalAddress(address, place));
  }
  const path = listRequest(address, route.path, route.locale);
  const response = await http.get<SearchListResponse>(path, signal === undefined ? {} : { signal });
  const { page } = address.criteria;
  const last = Math.max(1, response.maxPages);
  if (page > last) return sendTo(searchUrl({ ...address.criteria, page: last }));
  return { status: 200, data: { response, unknownPlace: address.fromForm ? typedPlace : null } };
}

/** Path of the place that was typed, null for the whole country, undefined when nothing fits. */
async function placeOf(
  { typedPlace, criteria }: ListAddress,
  suggest: (text: string) => Promise<PlaceSuggestion[]>,
): Promise<string | null | undefined> {
  if (typedPlace === null) return criteria.place;
  if (typedPlace === '') return null;
  const places = await suggest(typedPlace);
  const unchanged = places.find(({ path, label }) => path === criteria.place && label === typedPlace);
  return (unchanged ?? places[0])?.path;
}

function listRequest({ query }: ListAddress, path: string, locale: Locale): string {
  const params = new URLSearchParams(query);
  params.set('path', path);
  params.set('locale', locale);
  return `/api-next/search-list/listings/?${params.toString()}`;
}
