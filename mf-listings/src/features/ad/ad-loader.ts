import type { LoadContext, PageLoad } from '@kvadrat/build/remote';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

/** An ad, or why there is none: it never was, or it was taken down. */
export type AdData = { kind: 'ad'; listing: ListingDetail } | { kind: 'not-found' } | { kind: 'gone' };

const LISTING_ID = /^[1-9]\d{0,8}$/;

/** Loads an ad; any other slug than its own is sent on to the right one (R14). */
export async function loadAd(route: RouteLocation, { http, signal }: LoadContext): Promise<PageLoad<AdData>> {
  const id = route.params['id'] ?? '';
  if (!LISTING_ID.test(id)) return { status: 404, data: { kind: 'not-found' } };
  let listing: ListingDetail;
  try {
    const query = new URLSearchParams({ locale: route.locale });
    listing = await http.get<ListingDetail>(`/api-next/listings/${id}/?${query.toString()}`, signal === undefined ? {} : { signal });
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { status: 404, data: { kind: 'not-found' } };
    if (isAppError(error) && error.status === 410) return { status: 410, data: { kind: 'gone' } };
    throw error;
  }
  if (route.path !== listing.path) {
    return { status: 301, location: `${localizedPath(route.locale, listing.path)}${route.search}` };
  }
  return { status: 200, data: { kind: 'ad', listing } };
}
