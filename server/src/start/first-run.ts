import type { DbHandle } from '../db';
import { loadDemoApart } from '../demo';
import { reasonOf, type Settings } from '../settings';

/**
 * Fills the portal with demonstration ads in the background: the first ones can be seen while the rest and their pictures
 * arrive. A start that was cut off goes on at the next.
 *
 * @returns to be called before the database closes, which breaks the work off; resolves once it has ended
 */
export function startFirstRun({ db }: DbHandle, settings: Settings, print: (line: string) => void): () => Promise<void> {
  const stopping = new AbortController();
  const loading = loadDemoApart({ db, settings, print, signal: stopping.signal }).catch((error: unknown) => {
    if (!stopping.signal.aborted) print(`Demonstration ads could not be loaded: ${reasonOf(error)}. The next start goes on with them.`);
  });
  return () => {
    stopping.abort();
    return loading;
  };
}
