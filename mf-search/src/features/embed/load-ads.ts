import type { LoadContext } from '@kvadrat/remote-kit';
import { apiAddress, type ListingCard } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { readElementSearch } from './element-search';

/** What an element shows: ads of a list, none because there are none, or that they cannot be had at the moment. */
export type AdsData = { kind: 'ads'; title: string; countLabel: string; ads: ListingCard[] } | { kind: 'failed' };

/** Loads the first ads of the list that an element names, in the portal's own order. A place nobody knows has no ads. */
export async function loadAds(route: RouteLocation, { http, signal }: LoadContext): Promise<AdsData> {
  const { path, agency, count } = readElementSearch(route);
  try {
    const answer = await http.get(
      apiAddress('search-list/listings', { path, locale: route.locale, agency: agency ?? undefined }),
      { signal },
    );
    const isUnknown = answer.notices.some(({ code }) => code === 'unknown-place');
    return {
      kind: 'ads',
      title: answer.seo.h1,
      countLabel: answer.countLabel,
      ads: isUnknown ? [] : answer.results.slice(0, count),
    };
  } catch (error) {
    if (isAppError(error) && error.code !== 'abort') return { kind: 'failed' };
    throw error;
  }
}
