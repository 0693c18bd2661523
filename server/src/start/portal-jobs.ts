import { forgetExpired } from '../domains/accounts/api';
import { forgetOldRequests } from '../domains/agency-sign-up/api';
import { forgetOldMessages } from '../domains/contact/api';
import type { DatabaseAddress } from '../platform/db';
import { drawRecipe, loadDemoApart } from '../demo';
import { forgetOldEnquiries } from '../domains/enquiries/api';
import { linkDueTwins } from '../domains/listings/api';
import { forgetOldMails, mailDelivery, type Mailer } from '../platform/mail';
import { fetchDuePhotos } from '../domains/media/api';
import { forgetReporters } from '../domains/moderation/api';
import { defineJob, type Job } from '../platform/jobs';
import { forgetCounts } from '../platform/limits';
import type { ReleaseStore } from '../domains/registry/api';
import { readModelJob, rollUpJob } from '../domains/search/api';
import type { Settings } from '../platform/settings';

export interface PortalJobsOptions {
  address: DatabaseAddress;
  settings: Pick<Settings, 'dataDir' | 'demoAds' | 'demoPictures' | 'rollUpSeconds'>;
  store: Pick<ReleaseStore, 'clean'>;
  /** Without one mails wait in the outbox. */
  mailer: Mailer | undefined;
  /** Tells the person at the console how loading goes on. */
  print: (line: string) => void;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** One round leaves the machine to visitors again after a minute. */
const PHOTOS = { limit: 200, budgetMs: MINUTE_MS };
/** Ads that are compared at a time; between two rounds visitors' requests go first. */
const TWINS = 10;
const TWINS_BREATH_MS = 200;
const TWINS_REST_MS = 15_000;

/** All work that the portal does by itself. */
export function portalJobs({ address, settings, store, mailer, print }: PortalJobsOptions): Job[] {
  const { dataDir, rollUpSeconds } = settings;
  return [
    readModelJob(),
    rollUpJob(rollUpSeconds * 1000),
    ...(mailer === undefined ? [] : [mailDelivery(mailer)]),
    defineJob({
      name: 'media-photos',
      every: 5 * MINUTE_MS,
      run: async ({ db, signal }) => {
        await fetchDuePhotos({ db, dataDir }, { ...PHOTOS, signal });
        return false;
      },
    }),
    // Photos that arrive are not announced: they are compared within the minute.
    defineJob({
      name: 'listings-twins',
      wakeOn: 'listing_changed',
      rest: TWINS_REST_MS,
      every: MINUTE_MS,
      run: async ({ db }) => ((await linkDueTwins({ db, dataDir, draw: drawRecipe }, TWINS)) > 0 ? TWINS_BREATH_MS : false),
    }),
    defineJob({
      name: 'accounts-forgetting',
      every: HOUR_MS,
      atStart: true,
      run: async ({ db }) => {
        await forgetExpired(db, new Date());
        return false;
      },
    }),
    defineJob({ name: 'limits-forgetting', every: HOUR_MS, atStart: true, run: ({ db }) => forgetCounts(db).then(() => false) }),
    // As the privacy page says.
    defineJob({
      name: 'messages-forgetting',
      every: DAY_MS,
      atStart: true,
      run: async ({ db }) => {
        for (const forget of [forgetOldMessages, forgetOldRequests, forgetReporters, forgetOldEnquiries, forgetOldMails]) await forget(db);
        return false;
      },
    }),
    // Each process remembers what is there, and each server has files of its own.
    defineJob({
      name: 'releases-cleaning',
      every: HOUR_MS,
      atStart: true,
      inEachProcess: true,
      run: async () => {
        await store.clean();
        return false;
      },
    }),
    // The first ads can be seen while the rest and their pictures arrive; what was cut off goes on where it stopped.
    defineJob({
      name: 'demo-ads',
      atStart: true,
      run: async ({ db, signal }) => {
        await loadDemoApart({ db, address, settings, print, signal });
        return false;
      },
    }),
  ];
}
