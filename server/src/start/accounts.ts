import { forgetExpired } from '../accounts';
import type { DbHandle } from '../db';

const PAUSE_MS = 60 * 60_000;

/**
 * Deletes sessions, tokens and counters that have run out, at the start and every hour.
 *
 * @returns to be called before the database closes; resolves once a round in work has ended
 */
export function startForgetting({ db }: DbHandle, report: (error: unknown) => void): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  const forget = (): void => {
    round = forgetExpired(db, new Date()).catch(report);
  };
  const timer = setInterval(forget, PAUSE_MS).unref();
  forget();
  return () => {
    clearInterval(timer);
    return round;
  };
}
