import type { ReleaseStore } from '../registry';

const PAUSE_MS = 60 * 60_000;

/**
 * Deletes files of releases that were live too long ago, at the start and every hour.
 *
 * @returns to be called before the database closes; resolves once a round in work has ended
 */
export function startCleaning(store: Pick<ReleaseStore, 'clean'>, report: (error: unknown) => void): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  const clean = (): void => {
    round = store.clean().then(() => undefined, report);
  };
  const timer = setInterval(clean, PAUSE_MS);
  timer.unref();
  clean();
  return () => {
    clearInterval(timer);
    return round;
  };
}
