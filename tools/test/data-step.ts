import { rmSync } from 'node:fs';
import { newDataFolder, PREPARED_DATA, startPortal } from '../harness';
import { PASSED, type Tally } from './summary';

/** Lets a portal run once with the demonstration, for those of tests to begin with its data: making it anew costs each of them ten seconds of the machine. */
export async function prepareData(): Promise<Tally> {
  const folder = newDataFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const portal = await startPortal({ DATA_DIR: folder, WORKERS: '1' });
  await portal.stop();
  process.env[PREPARED_DATA] = folder;
  return PASSED;
}
