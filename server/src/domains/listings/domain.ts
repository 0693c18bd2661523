import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import { defineJob, MINUTE_MS } from '../../platform/jobs';
import type { Accounts } from '../accounts/api';
import type { FlagSource } from '../flags/api';
import type { LikenessDeps } from '../media/api';
import { listingRoutes } from './listing.routes';
import { linkDueTwins } from './twins/link-twins';
import { viewerOf } from './viewer-of';

/** Ads that are compared at a time; between two rounds visitors' requests go first. */
const TWINS = 10;
const TWINS_BREATH_MS = 200;
const TWINS_REST_MS = 15_000;

export const listingsDomain: Domain<
  { db: Db; accounts: Accounts; flagsOf: FlagSource['of'] },
  Omit<LikenessDeps, 'db'>
> = {
  name: 'listings',
  calls(api, { db, accounts, flagsOf }, done) {
    void api.register(listingRoutes, { db, viewerOf: viewerOf(accounts), flagsOf });
    done();
  },
  jobs: (deps) => [
    // Photos that arrive are not announced: they are compared within the minute.
    defineJob({
      name: 'listings-twins',
      wakeOn: 'listing_changed',
      rest: TWINS_REST_MS,
      every: MINUTE_MS,
      run: async ({ db }) => ((await linkDueTwins({ db, ...deps }, TWINS)) > 0 ? TWINS_BREATH_MS : false),
    }),
  ],
};
