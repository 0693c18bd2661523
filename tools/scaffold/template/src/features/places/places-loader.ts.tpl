import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type PlaceSuggestion } from '@kvadrat/contracts/api';
import type { RouteLocation } from '@kvadrat/contracts/remote';

export interface PlacesData {
  query: string;
  places: PlaceSuggestion[];
}

/** What the page shows when its address names nothing. */
const DEFAULT_QUERY = 'split';

/** Loads the places whose names fit the words of the address. */
export async function loadPlaces(route: RouteLocation, { http, signal }: LoadContext): Promise<PageLoad<PlacesData>> {
  const words = (route.params['query'] ?? '').replaceAll('/', ' ').trim();
  const query = words === '' ? DEFAULT_QUERY : words;
  const places = await http.get(apiAddress('geography/suggest', { query, locale: route.locale }), { signal });
  return { status: 200, data: { query, places } };
}
