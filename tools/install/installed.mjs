import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Says what of the lock file is not in node_modules; plain JavaScript, because it runs before anything is installed.
 * Packages for other platforms are optional and may be absent.
 *
 * @param {string} root the project's folder
 * @returns {string | null} one sentence, or null when node_modules matches the lock file
 */
export function installGap(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules/.package-lock.json'));
  if (wanted === null) return 'package-lock.json cannot be read';
  if (present === null) return 'nothing is installed';
  for (const [path, entry] of Object.entries(wanted)) {
    // Packages of one workspace alone stand in its own folder.
    if (!path.includes('node_modules/')) continue;
    const found = present[path];
    if (found === undefined) {
      if (entry.optional === true || entry.devOptional === true) continue;
      return `${path} is missing`;
    }
    if (entry.link !== true && found.version !== entry.version)
      return `${path} is ${found.version} instead of ${entry.version}`;
  }
  return null;
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
