import { connectDatabase } from '@kvadrat/server/platform/db';
import { liveWithOwner } from '@kvadrat/server/platform/worker';
import type { FromWorldLoad, WorldLoad } from '@kvadrat/server/world';
import { isLoaded } from './demo.store';
import { loadDemo } from './load-demo';
import { progressPrinter } from './progress-printer';
import { closeDemoAccounts } from './talks/close-demo-accounts';

/** A process of its own: what the ads are made of, the words they are indexed by and the image library are gone with it. */
async function load(
  { address, settings: { dataDir, demoAds: ads, demoPictures: picturesAhead, publicUrl } }: WorldLoad,
  print: (line: string) => void,
): Promise<void> {
  const database = await connectDatabase(address, {
    applicationName: 'kvadrat-demo',
    poolSize: 4,
    statementTimeoutMs: 0,
  });
  try {
    const { db } = database;
    const signIns = publicUrl === undefined;
    if (!signIns) await closeDemoAccounts(db);
    if (await isLoaded(db, ads)) return;
    await loadDemo({ db, dataDir }, { ads, picturesAhead, signIns, onProgress: progressPrinter(print) });
  } finally {
    await database.close();
  }
}

const tell = (message: FromWorldLoad): void => void process.send?.(message);

liveWithOwner();
process.once('message', (wanted) => {
  load(wanted as WorldLoad, (line) => tell({ line })).then(
    () => tell({ loaded: true }),
    (error: unknown) => tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
