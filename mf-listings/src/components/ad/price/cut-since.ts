import type { ListingDetail } from '@kvadrat/contracts/api';

/** Since when an ad asks less than before, as an ISO date-time; null where nothing was cut, or nobody knows when. */
export function cutSince({ price, priceHistory }: Pick<ListingDetail, 'price' | 'priceHistory'>): string | null {
  const last = priceHistory.at(-1);
  return price.previous === null || last === undefined || last.price !== price.value || priceHistory.length < 2
    ? null
    : last.at;
}
