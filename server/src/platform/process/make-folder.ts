import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it that are missing, one after the other. Node's own way of doing that never ends where the
 * system says of a folder that is there that it is not, as Linux does for `/proc/x`.
 *
 * @throws what the system says
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let current = resolve(folder); !isFolder(current); current = dirname(current)) missing.push(current);
  for (const next of missing.reverse()) {
    try {
      mkdirSync(next);
    } catch (error) {
      // Somebody else may have been faster.
      if (!isFolder(next)) throw error;
    }
  }
}

function isFolder(path: string): boolean {
  // What is there and no folder makes the next step fail, with the system's word for it.
  return path === dirname(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
