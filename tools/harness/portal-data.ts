import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder that this run of the checks has prepared. */
export const PREPARED_DATA = 'KVADRAT_TEST_DATA';

/** Makes an empty folder that the database's own user can walk through when we are root. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kvadrat-data-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Makes a folder with the data of a portal that has run before, demonstration and all; an empty one where none was prepared. */
export function usedDataFolder(): string {
  const folder = newDataFolder();
  const prepared = process.env[PREPARED_DATA] ?? '';
  // Owners and rights go along, which Node's own copy leaves behind.
  if (prepared !== '') execFileSync('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}
