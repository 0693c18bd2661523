import { useRemote } from '@kvadrat/remote-kit';
import { searchAddress, type SearchFacets } from '@kvadrat/contracts/api';
import { keepPreviousData, useQuery } from '@kvadrat/remote-kit/query';
import { useMemo } from 'react';
import { useDebounced } from '../../../components/use-debounced';
import { useHiddenKey } from '../../../lib/use-hidden-key';
import { addressOf, isAnswerable, type SearchForm } from '../../../lib/search-form';

const DEBOUNCE_MS = 250;
const FRESH_MS = 60_000;

/**
 * How many ads each option of a form would find; null while nobody knows. Each form has its own answer, so an older
 * one never replaces a newer one, and one that is no longer wanted is aborted.
 * @param form the same object while nothing in it changes: its address is not made with every key
 * @param wanted whether the options are in sight
 */
export function useFacets(form: SearchForm, wanted: boolean): SearchFacets | null {
  const { http, locale } = useRemote();
  const settled = useDebounced(form, DEBOUNCE_MS);
  const address = useMemo(() => addressOf(settled), [settled]);
  const answerable = isAnswerable(form);
  const hidden = useHiddenKey();
  const { data } = useQuery({
    queryKey: ['facets', address, hidden],
    queryFn: ({ signal }) => http.get(searchAddress('facets', address, locale), { signal }),
    enabled: wanted && answerable,
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return wanted && answerable ? (data ?? null) : null;
}
