import { fetchDuePhotos, type FetchPhotosDeps } from '../media';

const PAUSE_MS = 5 * 60_000;
/** One round leaves the machine to visitors again after a minute. */
const ROUND = { limit: 200, budgetMs: 60_000 };

/**
 * Fetches photos of imported ads that are due, time and again. The pause counts from the end of a round, so that rounds
 * never overlap.
 *
 * @returns to be called before the database closes; resolves once a round in work has ended
 */
export function startPhotoRounds(deps: FetchPhotosDeps, report: (error: unknown) => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let stopped = false;
  const wait = (): void => {
    if (!stopped) timer = setTimeout(start, PAUSE_MS).unref();
  };
  const start = (): void => {
    round = fetchDuePhotos(deps, ROUND).then(() => undefined, report).finally(wait);
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return round;
  };
}
