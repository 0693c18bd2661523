import { useRemote } from '@kvadrat/remote-kit';
import { searchAddress, type SearchCount } from '@kvadrat/contracts/api';
import { keepPreviousData, useQuery } from '@kvadrat/remote-kit/query';
import { useDebounced } from '../../../components/use-debounced';
import { useHiddenKey } from '../../../lib/use-hidden-key';

const DEBOUNCE_MS = 250;
const FRESH_MS = 60_000;

/** How many ads the search at an address has; null while nobody knows. Each address has its own answer. */
export function useSearchCount(address: string): SearchCount | null {
  const { http, locale } = useRemote();
  const hidden = useHiddenKey();
  const settled = useDebounced(address, DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: ['count', settled, hidden],
    queryFn: ({ signal }) => http.get(searchAddress('count', settled, locale), { signal }),
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return data ?? null;
}
