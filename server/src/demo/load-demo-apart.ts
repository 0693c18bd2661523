import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DatabaseAddress, Db } from '../platform/db';
import { projectRoot, type Settings } from '../platform/settings';
import { isLoaded } from './demo.store';

/** Data a thread that loads is started with. */
export interface LoadApart {
  address: DatabaseAddress;
  settings: Pick<Settings, 'dataDir' | 'demoAds' | 'demoPictures'>;
}

export interface LoadApartOptions extends LoadApart {
  db: Db;
  print: (line: string) => void;
  /** Breaks loading off at once; the next call goes on where it stopped. */
  signal: AbortSignal;
}

/** The thread lives for minutes: it may take what makes it fast. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 48 };

/**
 * Does what `loadDemo` does in a thread that ends with it: a hundred megabytes of texts and words are needed once, not for as
 * long as the portal runs, and visitors of the first ads do not wait for the invention of the others.
 * @throws what loading failed with
 */
export async function loadDemoApart({ db, address, settings: { dataDir, demoAds, demoPictures }, print, signal }: LoadApartOptions): Promise<void> {
  if (signal.aborted || (await isLoaded(db, demoAds))) return;
  const workerData: LoadApart = { address, settings: { dataDir, demoAds, demoPictures } };
  const worker = new Worker(join(projectRoot(), 'server', 'dist', 'demo-load-worker.cjs'), { workerData, execArgv: [], resourceLimits: LIMITS });
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('message', print);
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
