import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OperatorError } from '../../settings';

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * npm packages cannot hold symbolic links; this one lists the links its libraries need and makes them in an install
 * script, which `npm ci --ignore-scripts` skips.
 *
 * @param native the package's folder with bin, lib and share
 * @returns paths of links that are missing, with the file name each shall point to
 */
export function missingLinks(native: string): { path: string; pointsTo: string }[] {
  return readLinks(native)
    .map(({ source, target }) => ({ path: join(native, '..', target), pointsTo: basename(source) }))
    .filter(({ path }) => !exists(path));
}

/** Makes the missing links. @throws the file system's error when the folder is read-only */
export function makeLinks(native: string): void {
  for (const { path, pointsTo } of missingLinks(native)) {
    try {
      symlinkSync(pointsTo, path);
    } catch (error) {
      // Another process that starts from the same folder was faster.
      if (!exists(path)) throw error;
    }
  }
}

function readLinks(native: string): LibraryLink[] {
  const content: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(content) || !content.every(isLink)) {
    throw new OperatorError(`${native}/pg-symlinks.json does not list links.`);
  }
  return content;
}

function isLink(value: unknown): value is LibraryLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    typeof value.source === 'string' &&
    'target' in value &&
    typeof value.target === 'string' &&
    value.target.startsWith('native/') &&
    !value.target.includes('..')
  );
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
