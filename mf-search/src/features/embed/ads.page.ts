import { definePage } from '@kvadrat/remote-kit';
import { AdsSkeleton } from './ads-skeleton';
import { AdsView } from './ads-view';
import { loadAds, type AdsData } from './load-ads';

/** `<kvadrat-search>`: a list of ads on the page of an agency, its links lead to the portal. */
export const adsElement = definePage<AdsData>({
  async load(route, context) {
    const data = await loadAds(route, context);
    return { status: data.kind === 'failed' ? 503 : 200, data };
  },
  // The page's head is not the portal's to write.
  head: () => ({ title: '', description: '', canonical: '' }),
  Page: AdsView,
  Skeleton: AdsSkeleton,
});
