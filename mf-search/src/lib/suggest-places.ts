import { apiAddress, type PlaceSuggestion } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { HttpClient } from '@kvadrat/contracts/remote';

/** Places whose name fits the typed text, best first, described in a language. */
export async function suggestPlaces(
  http: HttpClient,
  text: string,
  { locale, signal }: { locale: Locale; signal?: AbortSignal | undefined },
): Promise<PlaceSuggestion[]> {
  return http.get(apiAddress('geography/suggest', { query: text.slice(0, 100), locale }), { signal });
}
