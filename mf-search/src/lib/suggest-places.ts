import type { PlaceSuggestion } from '@kvadrat/contracts/api';
import type { HttpClient } from '@kvadrat/contracts/remote';

/** Places whose name fits the typed text, best first. */
export async function suggestPlaces(http: HttpClient, text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> {
  const query = new URLSearchParams({ query: text.slice(0, 100) });
  return http.get<PlaceSuggestion[]>(`/api-next/geography/suggest/?${query.toString()}`, signal === undefined ? {} : { signal });
}
