import type { DatabaseAddress } from '../platform/db';
import { forgetOldMails, mailDelivery, type Mailer } from '../platform/mail';
import { forgetOldSms } from '../platform/sms';
import { DAY_MS, defineJob, HOUR_MS, type Job } from '../platform/jobs';
import { forgetCounts } from '../platform/limits';
import type { PictureMaker } from '../domains/media/api';
import type { ReleaseStore } from '../domains/registry/api';
import type { Settings } from '../platform/settings';
import type { Maps } from './maps';
import { DOMAINS } from './services';
import type { WorldBeside } from './world';

export interface PortalJobsOptions {
  address: DatabaseAddress;
  settings: Pick<
    Settings,
    'dataDir' | 'demoAds' | 'demoPictures' | 'publicUrl' | 'rollUpSeconds' | 'alerts' | 'secretKeys'
  >;
  maps: Pick<Maps, 'isochrones'>;
  publicUrl: () => string;
  store: Pick<ReleaseStore, 'clean'>;
  pictures: PictureMaker;
  world: WorldBeside;
  /** Without one mails wait in the outbox. */
  mailer: Mailer | undefined;
  /** Tells the person at the console how loading goes on. */
  print: (line: string) => void;
}

/** All work that the portal does by itself. */
export function portalJobs(options: PortalJobsOptions): Job[] {
  const { address, settings, store, pictures, world, mailer, print, maps, publicUrl } = options;
  const { dataDir, rollUpSeconds, alerts, secretKeys } = settings;
  return [
    ...DOMAINS.flatMap(
      ({ jobs }) =>
        jobs?.({
          dataDir,
          rollUpSeconds,
          alerts,
          secretKeys,
          isochrones: maps.isochrones,
          publicUrl,
          draw: world.draw,
          pictures,
        }) ?? [],
    ),
    ...(mailer === undefined ? [] : [mailDelivery(mailer)]),
    defineJob({
      name: 'limits-forgetting',
      every: HOUR_MS,
      atStart: true,
      run: ({ db }) => forgetCounts(db).then(() => false),
    }),
    // As the privacy page says.
    defineJob({
      name: 'messages-forgetting',
      every: DAY_MS,
      atStart: true,
      run: async ({ db }) => {
        for (const { forget } of DOMAINS) await forget?.(db);
        await forgetOldMails(db);
        await forgetOldSms(db);
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
      run: async ({ signal }) => {
        await world.load({ address, settings, print, signal });
        return false;
      },
    }),
  ];
}
