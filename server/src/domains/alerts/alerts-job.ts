import { defineJob, MINUTE_MS, type Job } from '../../platform/jobs';
import type { AlertSettings } from '../../platform/settings';
import type { Isochrones } from '../isochrone/api';
import { AD_CHANGES_CHANNEL, AreasOfAddresses, type PercolateDeps } from '../search/api';
import { alertKeys } from './digest/alert-keys';
import { sendDigests } from './digest/send-digests';
import { dropOldForms, makeTerms } from './matching/make-terms';
import { markDue } from './matching/mark-due';
import { matchChanges } from './matching/match-changes';
import { nextDaily } from './matching/next-daily';
import { endRefused } from './readers/end-refused';

export interface AlertsJobDeps {
  isochrones: Isochrones;
  publicUrl: () => string;
  alerts: AlertSettings;
  now?: () => Date;
}

/** Many ads that change one after the other are matched together. */
const REST_MS = 2000;
/** Mails whose time has come are looked for so often. */
const EVERY_MS = MINUTE_MS / 4;

/**
 * A job that matches changed ads with saved searches and makes the mails about it. Each of its steps is a transaction that leaves what is
 * still to be done in the database, so it may end at any point.
 */
export function alertsJob({ isochrones, publicUrl, alerts, now = () => new Date() }: AlertsJobDeps): Job {
  const areas = new AreasOfAddresses();
  let old = true;
  return defineJob({
    name: 'alerts',
    wakeOn: AD_CHANGES_CHANNEL,
    every: EVERY_MS,
    rest: REST_MS,
    run: async ({ db, signal }) => {
      if (old) await dropOldForms(db);
      old = false;
      await workAlerts(
        { db, areas, isochrone: isochrones },
        { publicUrl, alerts, now: now(), goOn: () => !signal.aborted },
      );
      return false;
    },
  });
}

interface AlertWork extends Pick<AlertsJobDeps, 'publicUrl' | 'alerts'> {
  now: Date;
  /** Asked between the steps. */
  goOn: () => boolean;
}

/** Does what is there to do now. */
export async function workAlerts(deps: PercolateDeps, { publicUrl, alerts, now, goOn }: AlertWork): Promise<void> {
  const { db } = deps;
  await makeTerms(deps);
  while (goOn() && (await matchChanges(deps)) > 0);
  await endRefused(db);
  await markDue(db, nextDaily(now, alerts));
  const keys = alertKeys(db);
  while (goOn() && (await sendDigests({ db, keys, publicUrl })) > 0);
}
