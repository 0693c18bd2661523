import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds `server/migrations`: the checkout or the unpacked release. Found by walking up from this file,
 * because the same code runs from `server/src` (tests, tools) and bundled from `server/dist`.
 */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'server', 'migrations'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No server/migrations in or above ${import.meta.dirname}.`);
    folder = parent;
  }
  return folder;
}
