import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import {
  apiAddress,
  type ListingCard,
  type ListingDetail,
  type PriceNote,
  type SimilarListings,
} from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

/** An ad, or why there is none: it never was, or it was taken down. */
export type AdData =
  | {
      kind: 'ad';
      listing: ListingDetail;
      similar: SimilarListings | null;
      others: ListingCard[];
      priceNote: PriceNote | null;
    }
  | { kind: 'not-found' }
  | { kind: 'gone'; similar: SimilarListings | null };

const LISTING_ID = /^[1-9]\d{0,8}$/;

/** Loads an ad; any other slug than its own is sent on to the right one. */
export async function loadAd(route: RouteLocation, { http, signal }: LoadContext): Promise<PageLoad<AdData>> {
  const id = route.params['id'] ?? '';
  if (!LISTING_ID.test(id)) return { status: 404, data: { kind: 'not-found' } };
  const asked = { id, locale: route.locale };
  const options = { signal };
  // Asked for together: the page waits for the slowest of them, not for their sum.
  const similar = beside(http.get(apiAddress('listings/{id}/similar', asked), options));
  const priceNote = beside(http.get(apiAddress('listings/{id}/price-note', asked), options));
  const others = beside(http.get(apiAddress('listings/{id}/advertiser-listings', asked), options));
  let listing: ListingDetail;
  try {
    listing = await http.get(apiAddress('listings/{id}', asked), options);
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { status: 404, data: { kind: 'not-found' } };
    if (isAppError(error) && error.status === 410)
      return { status: 410, data: { kind: 'gone', similar: await similar } };
    throw error;
  }
  if (route.path !== listing.path) {
    return { status: 301, location: `${localizedPath(route.locale, listing.path)}${route.search}` };
  }
  return {
    status: 200,
    data: {
      kind: 'ad',
      listing,
      similar: await similar,
      others: (await others)?.results ?? [],
      priceNote: await priceNote,
    },
  };
}

/** What stands beside the ad: the page is worth reading without it, so its failure is not the page's. */
function beside<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch(() => null);
}
