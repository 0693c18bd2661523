import type { FastifyBaseLogger } from 'fastify';
import type { DbHandle } from '../db';
import type { Enquiries } from '../enquiries';
import type { Settings } from '../settings';
import { startReplies } from './replies';

export interface ChoresOptions {
  settings: Settings;
  enquiries: Pick<Enquiries, 'answer'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Begins what one process of the portal does for all of them, and no lock can decide: who has the port for answers by mail.
 *
 * @returns to be called before the database closes
 * @throws OperatorError when the port cannot be had
 */
export function startChores({ db }: DbHandle, { settings, enquiries, log }: ChoresOptions): Promise<() => Promise<void>> {
  return startReplies(db, settings, enquiries, (error) => log.error(error));
}
