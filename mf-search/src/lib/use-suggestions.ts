import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress, type Suggestion } from '@kvadrat/contracts/api';
import { keepPreviousData, useQuery } from '@kvadrat/remote-kit/query';
import { useDebounced } from '../components/use-debounced';

const DEBOUNCE_MS = 150;
const SHORTEST_QUERY = 2;
const MAX_QUERY = 100;
/** Agencies have no page yet that one could be led to. */
const KINDS = 'place,area,ad';

/** What a typed text may mean; each text has its own answer, so an older one never replaces a newer one. */
export interface Suggestions {
  /** Null while nobody knows, and for a text that needs none. */
  found: readonly Suggestion[] | null;
  /** Whether they cannot be had. */
  failed: boolean;
}

/** Places, touristic areas and ads for what is typed into the one box. */
export function useSuggestions(text: string): Suggestions {
  const { http, locale } = useRemote();
  const query = useDebounced(text.trim(), DEBOUNCE_MS).slice(0, MAX_QUERY);
  const wanted = text.trim() !== '' && query.length >= SHORTEST_QUERY;
  const { data, isError } = useQuery({
    queryKey: ['suggest', query],
    queryFn: ({ signal }) => http.get(apiAddress('search-list/suggest', { query, kinds: KINDS, locale }), { signal }),
    enabled: wanted,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return { found: wanted ? (data ?? null) : null, failed: wanted && isError };
}
