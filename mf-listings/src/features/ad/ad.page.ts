import { definePage } from '@kvadrat/build/remote';
import { adHead } from './ad-head';
import { loadAd } from './ad-loader';
import { AdSkeleton } from './ad-skeleton';
import { AdView } from './ad-view';

/** R14, R271: one ad. */
export const adPage = definePage({ load: loadAd, head: adHead, Page: AdView, Skeleton: AdSkeleton });
