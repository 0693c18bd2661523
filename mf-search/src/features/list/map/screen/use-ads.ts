import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress, type ListingCard } from '@kvadrat/contracts/api';
import { keepPreviousData, useQuery } from '@kvadrat/remote-kit/query';

export interface Ads {
  ads: ListingCard[];
  pending: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * Cards of ads by their ids, in that order; what the list shows already is not asked for.
 * @param known cards of the list
 */
export function useAds(ids: readonly number[], known: readonly ListingCard[]): Ads {
  const { http, locale } = useRemote();
  const cards = new Map(known.map((card) => [card.id, card]));
  const missing = ids.filter((id) => !cards.has(id)).join();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['ads', missing],
    queryFn: ({ signal }) => http.get(apiAddress('listings', { ids: missing, locale }), { signal }),
    enabled: missing !== '',
    staleTime: Infinity,
    retry: 1,
    placeholderData: keepPreviousData,
  });
  for (const card of data?.results ?? []) cards.set(card.id, card);
  return {
    ads: ids.flatMap((id) => cards.get(id) ?? []),
    pending: isFetching,
    failed: isError,
    retry: () => void refetch(),
  };
}
