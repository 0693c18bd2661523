import type { FastifyBaseLogger } from 'fastify';
import type { DbHandle } from '../db';
import { drawRecipe } from '../demo';
import type { Enquiries } from '../enquiries';
import type { ReleaseStore } from '../registry';
import { startReadModelWorker, startRollUps } from '../search';
import type { Settings } from '../settings';
import { startForgetting } from './accounts';
import { startCleaning } from './clean-releases';
import { startFirstRun } from './first-run';
import { startMails } from './mails';
import { startPhotoRounds, startTwinRounds } from './photo-rounds';
import { startReplies } from './replies';

export interface ChoresOptions {
  settings: Settings;
  store: ReleaseStore;
  enquiries: Pick<Enquiries, 'answer'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  print: (line: string) => void;
}

/**
 * Begins what one process of the portal does for all of them.
 *
 * @returns to be called before the database closes
 * @throws OperatorError when the port for answers by mail cannot be had
 */
export async function startChores(database: DbHandle, { settings, store, enquiries, log, print }: ChoresOptions): Promise<() => Promise<void>> {
  const { db, sql } = database;
  const report = (error: unknown): void => log.error(error);
  const pictures = { db, dataDir: settings.dataDir, draw: drawRecipe };
  const replies = await startReplies(db, settings, enquiries, report);
  const worker = await startReadModelWorker(db, sql, report);
  const mails = await startMails(database, settings, report);
  const ends: (() => unknown)[] = [
    startFirstRun(database, settings, print),
    startPhotoRounds(pictures, report),
    replies,
    mails,
    startRollUps(db, settings.rollUpSeconds * 1000, report).stop,
    worker.stop,
    startTwinRounds(pictures, report),
    startForgetting(database, report),
    startCleaning(store, report),
  ];
  return async () => {
    for (const end of ends) await end();
  };
}
