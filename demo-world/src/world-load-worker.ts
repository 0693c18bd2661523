import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from '@kvadrat/server/platform/db';
import type { WorldLoad } from '@kvadrat/server/world';
import { isLoaded } from './demo.store';
import { loadDemo } from './load-demo';
import { progressPrinter } from './progress-printer';

/** A thread of its own: what the ads are made of, and the words they are indexed by, are gone with it. */
async function main(
  { address, settings: { dataDir, demoAds: ads, demoPictures: picturesAhead } }: WorldLoad,
  print: (line: string) => void,
): Promise<void> {
  const database = await connectDatabase(address, {
    applicationName: 'kvadrat-demo',
    poolSize: 4,
    statementTimeoutMs: 0,
  });
  try {
    if (await isLoaded(database.db, ads)) return;
    await loadDemo({ db: database.db, dataDir }, { ads, picturesAhead, onProgress: progressPrinter(print) });
  } finally {
    await database.close();
  }
}

const port = parentPort;
// An error ends the thread and is told to whoever started it.
if (port !== null) void main(workerData as WorldLoad, (line) => port.postMessage(line));
