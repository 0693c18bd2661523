import { stat } from 'node:fs/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '../../platform/db';
import { mediaPath, onceEach, writeMediaFile } from '../media/api';
import { unmadeDocuments } from './document.store';

/** The document a recipe stands for; null for recipes it does not know. */
export type Make = (recipe: string) => Promise<Buffer | null>;

export interface MakeDeps {
  db: Db;
  dataDir: string;
  make: Make;
}

/** Name of a document's file below the media folder. */
export function documentFile(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}.pdf`;
}

/** Size of the file in bytes; null while there is none. */
export async function documentSize(dataDir: string, hash: string): Promise<number | null> {
  return stat(mediaPath(dataDir, documentFile(hash))).then(
    ({ size }) => size,
    () => null,
  );
}

/** Makes a document and notes its size. @returns whether it is there now */
async function makeDocument({ db, dataDir, make }: MakeDeps, hash: string, recipe: string): Promise<boolean> {
  const file = await make(recipe);
  if (file === null) return false;
  await writeMediaFile(dataDir, documentFile(hash), file);
  await db.updateTable('document').set({ bytes: file.byteLength }).where('hash', '=', hash).execute();
  return true;
}

/** Makes documents before somebody asks for them, those that most ads offer first. */
export async function makeDocumentsAhead(deps: MakeDeps, limit: number): Promise<void> {
  for (const { hash, recipe } of await unmadeDocuments(deps.db, limit)) {
    await makeDocument(deps, hash, recipe);
    // Visitors' requests go first.
    await breathe();
  }
}

/**
 * Makes what is asked for, one after the other, each once however many ask for it.
 * @returns a function that answers whether the file is there now
 */
export function makeWhenAsked(deps: MakeDeps): (hash: string, recipe: string) => Promise<boolean> {
  const once = onceEach<boolean>();
  return (hash, recipe) => once(hash, () => makeDocument(deps, hash, recipe));
}
