import { mkdirSync } from 'node:fs';
import { OperatorError, reasonOf } from '../settings';

/** @throws OperatorError when the folder cannot be made */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (cause) {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be made: ${reasonOf(cause)}.`, { cause });
  }
}
