import type { DbHandle } from '../db';
import { loadDemo, progressPrinter } from '../demo';
import { reasonOf, type Settings } from '../settings';

/**
 * Fills the portal with demonstration ads in the background: the first ones can be seen while the rest and their pictures
 * arrive. A start that was cut off goes on at the next.
 *
 * @returns to be called before the database closes, which breaks the work off
 */
export function startFirstRun({ db }: DbHandle, { dataDir, demoAds, demoPictures }: Settings, print: (line: string) => void): () => void {
  let stopped = false;
  loadDemo({ db, dataDir }, { ads: demoAds, picturesAhead: demoPictures, onProgress: progressPrinter(print) }).catch((error: unknown) => {
    if (!stopped) print(`Demonstration ads could not be loaded: ${reasonOf(error)}. The next start goes on with them.`);
  });
  return () => {
    stopped = true;
  };
}
