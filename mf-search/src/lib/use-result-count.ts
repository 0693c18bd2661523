import { useRemote } from '@kvadrat/remote-kit';
import { searchAddress, type SearchCount } from '@kvadrat/contracts/api';
import { keepPreviousData, useQuery } from '@kvadrat/remote-kit/query';
import { useMemo } from 'react';
import { useDebounced } from '../components/use-debounced';
import { useHiddenKey } from './use-hidden-key';
import { addressOf, isAnswerable, type SearchForm } from './search-form';

const DEBOUNCE_MS = 250;
const FRESH_MS = 60_000;

/**
 * How many ads the search of a form has, while it is being changed; null while nobody knows: with a
 * place that is only typed, with fields in error, when the server does not say. Each search has its
 * own answer, so an older one never replaces a newer one.
 * @param form the same object while nothing in it changes, as `initial` is
 * @param known the count of the untouched form, for which nothing is asked; it stands until another one is there
 */
export function useResultCount(form: SearchForm, initial: SearchForm, known: SearchCount | null): SearchCount | null {
  const { http, locale } = useRemote();
  const settled = useDebounced(form, DEBOUNCE_MS);
  const address = useMemo(() => addressOf(settled), [settled]);
  const initialAddress = useMemo(() => addressOf(initial), [initial]);
  const untouched = address === initialAddress;
  const answerable = isAnswerable(form);
  const hidden = useHiddenKey();
  const { data, isError } = useQuery({
    queryKey: ['count', address, hidden],
    queryFn: ({ signal }) => http.get(searchAddress('count', address, locale), { signal }),
    enabled: answerable && !(untouched && known !== null),
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!answerable) return null;
  if (untouched && known !== null) return known;
  return data ?? (isError ? null : known);
}
