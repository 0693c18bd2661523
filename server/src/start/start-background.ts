import type { FastifyBaseLogger } from 'fastify';
import type { OpenedDatabase } from '../platform/db';
import { smtpMailer } from '../platform/mail';
import { httpSms, smsDelivery } from '../platform/sms';
import { type Job, startJobs } from '../platform/jobs';
import type { PictureMaker } from '../domains/media/api';
import type { ReleaseStore } from '../domains/registry/api';
import type { Settings } from '../platform/settings';
import type { Maps } from './maps';
import { portalJobs } from './portal-jobs';
import type { WorldBeside } from './world';

export interface BackgroundOptions {
  settings: Settings;
  store: ReleaseStore;
  pictures: PictureMaker;
  world: WorldBeside;
  maps: Pick<Maps, 'isochrones'>;
  publicUrl: () => string;
  /** Jobs of what this process has started itself. */
  own: readonly Job[];
  log: FastifyBaseLogger;
  print: (line: string) => void;
}

/**
 * Starts what the portal does by itself.
 *
 * @returns to be called before the database closes; resolves once what is in work has ended
 */
export function startBackground(
  database: OpenedDatabase,
  { own, log, ...options }: BackgroundOptions,
): () => Promise<void> {
  const { settings } = options;
  const mailer = settings.smtpUrl === undefined ? undefined : smtpMailer(settings.smtpUrl, settings.mailFrom);
  const sms = settings.smsUrl === undefined ? [] : [smsDelivery(httpSms(settings.smsUrl))];
  const jobs = [...sms, ...portalJobs({ ...options, address: database.address, mailer }), ...own];
  const running = startJobs(jobs, database, (error, job) => log.error({ err: error, job }, `job ${job} failed`));
  return async () => {
    await running.stop();
    mailer?.close();
  };
}
