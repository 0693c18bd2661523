import { definePage } from '@kvadrat/remote-kit';
import { adHead } from './ad-head';
import { loadAd } from './ad-loader';
import { AdSkeleton } from './ad-skeleton';
import { AdView } from './ad-view';
import { laterAd } from '../../components/ad/later';

/** One ad. */
export const adPage = definePage({
  async load(route, context) {
    const [loaded] = await Promise.all([loadAd(route, context), laterAd.load(route.locale)]);
    return loaded;
  },
  head: adHead,
  Page: AdView,
  Skeleton: AdSkeleton,
});
