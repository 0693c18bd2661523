import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../platform/process';
import { OperatorError, reasonOf } from '../platform/settings';

/** A database that finds less cannot start, or stops in the middle of what it writes. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Makes the folder of all data.
 *
 * @param room tells how many blocks of which size are left; of the disk, but in tests
 * @throws OperatorError when it cannot be made or written to, or the disk is full
 */
export function makeDataFolder(
  dataDir: string,
  room: (folder: string) => { bavail: number; bsize: number } = statfsSync,
): void {
  try {
    makeFolder(dataDir);
  } catch (cause) {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be made: ${reasonOf(cause)}.`, { cause });
  }
  const trial = join(dataDir, `.trial-${process.pid}`);
  try {
    writeFileSync(trial, 'Removed at once.');
  } catch (cause) {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be written to: ${reasonOf(cause)}.`, { cause });
  } finally {
    rmSync(trial, { force: true });
  }
  const { bavail, bsize } = room(dataDir);
  if (bavail * bsize < LEAST_FREE_BYTES)
    throw new OperatorError(
      `The disk of DATA_DIR ${dataDir} is full: the portal needs ${LEAST_FREE_BYTES / 1024 / 1024} MB or more.`,
    );
}
