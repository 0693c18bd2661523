import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import type { PlaceSuggestion } from '@kvadrat/contracts/api';
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
  const parameters = new URLSearchParams({ query, locale: route.locale });
  const places = await http.get<PlaceSuggestion[]>(`/api-next/geography/suggest/?${parameters.toString()}`, signal === undefined ? {} : { signal });
  return { status: 200, data: { query, places } };
}
