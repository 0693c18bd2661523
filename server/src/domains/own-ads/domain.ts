import type { Domain } from '../../platform/domain';
import { defineJob, HOUR_MS } from '../../platform/jobs';
import { expireOwnAds, forgetOwnAds } from './expire-own-ads';
import type { OwnAdsDeps } from './own-ads-scope';
import { ownAdsRoutes } from './own-ads.routes';

export const ownAdsDomain: Domain<OwnAdsDeps, { publicUrl: () => string }> = {
  name: 'own-ads',
  calls: ownAdsRoutes,
  jobs: ({ publicUrl }) => [
    defineJob({
      name: 'own-ads-expiry',
      every: HOUR_MS,
      run: ({ db }) => expireOwnAds(db, publicUrl(), new Date()),
    }),
  ],
  forget: forgetOwnAds,
};
