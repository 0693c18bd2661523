import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CatalogType } from '@lingui/cli/api';
import { BuildError } from '../config/build-error';

/** `import('./hr/messages.po?later')`: the messages that only parts say whose code is loaded when it is wanted. */
export const LATER_QUERY = '?later';

/** Beside the languages: folders of sources (`src/features/compare/`) that are loaded later, as a JSON list. */
export const LATER_FILE = 'later.json';

export type CataloguePart = 'whole' | 'first' | 'later';

/** Where the list for a catalogue lies. @param file `…/src/locales/<locale>/messages.po` */
export function laterFileOf(file: string): string {
  return join(dirname(dirname(file)), LATER_FILE);
}

/**
 * Reads which folders a package loads later.
 * @returns nothing where the package has no such list
 * @throws {BuildError} when the list is none
 */
export async function readLaterFolders(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value) && value.every((folder) => typeof folder === 'string')) return value;
  throw new BuildError(`${file} must be a list of folders`);
}

/** The messages of one part. What a first view says too belongs to it, whoever else says it. */
export function catalogueOfPart(catalogue: CatalogType, part: CataloguePart, laterFolders: readonly string[]): CatalogType {
  if (part === 'whole') return catalogue;
  const isLater = (origins: readonly (readonly [string, number?])[]): boolean =>
    origins.length > 0 && origins.every(([source]) => laterFolders.some((folder) => source.startsWith(folder)));
  return Object.fromEntries(Object.entries(catalogue).filter(([, { origin = [] }]) => isLater(origin) === (part === 'later')));
}
