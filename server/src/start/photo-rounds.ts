import { linkDueTwins, type TwinDeps } from '../listings';
import { fetchDuePhotos, type FetchPhotosDeps } from '../media';
import { startRounds } from './rounds';

const PHOTOS_EVERY_MS = 5 * 60_000;
/** One round leaves the machine to visitors again after a minute. */
const PHOTOS = { limit: 200, budgetMs: 60_000 };
const TWINS_EVERY_MS = 15_000;
const TWINS = 10;

/** Fetches photos of imported ads that are due, time and again. */
export function startPhotoRounds(deps: FetchPhotosDeps, report: (error: unknown) => void): () => Promise<void> {
  return startRounds(() => fetchDuePhotos(deps, PHOTOS).then(() => false), PHOTOS_EVERY_MS, report);
}

/** Finds which of the new ads offer a property that is on offer already, a few ads at a time. */
export function startTwinRounds(deps: TwinDeps, report: (error: unknown) => void): () => Promise<void> {
  return startRounds(() => linkDueTwins(deps, TWINS).then((done) => done > 0), TWINS_EVERY_MS, report);
}
