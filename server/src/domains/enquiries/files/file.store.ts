import type { Db, DbOrTransaction } from '../../../platform/db';
import type { MessageFile } from './take-files';

/** A file as a conversation names it. */
export interface FileEntry {
  id: number;
  name: string;
  type: MessageFile['type'];
  bytes: number;
  /** Pixels of a picture; null for a document. */
  width: number | null;
  height: number | null;
}

export async function storeFiles(tx: DbOrTransaction, entryId: number, files: readonly MessageFile[]): Promise<void> {
  for (const { name, type, data, size } of files)
    await tx
      .insertInto('enquiry_file')
      .values({
        entry_id: entryId,
        name,
        type,
        bytes: data.byteLength,
        width: size?.width ?? null,
        height: size?.height ?? null,
        data,
      })
      .execute();
}

/** Files of entries, by the entry. */
export async function filesOf(db: DbOrTransaction, entryIds: readonly number[]): Promise<Map<number, FileEntry[]>> {
  const files = new Map<number, FileEntry[]>();
  if (entryIds.length === 0) return files;
  const rows = await db
    .selectFrom('enquiry_file')
    .select(['id', 'entry_id', 'name', 'type', 'bytes', 'width', 'height'])
    .where('entry_id', 'in', entryIds)
    .orderBy('id')
    .execute();
  for (const { entry_id: entry, ...file } of rows) files.set(entry, [...(files.get(entry) ?? []), file]);
  return files;
}

/** A file of a conversation; null for one of another. */
export async function readFile(
  db: Db,
  threadId: number,
  id: number,
): Promise<{ name: string; type: string; data: Buffer } | null> {
  const found = await db
    .selectFrom('enquiry_file')
    .innerJoin('enquiry_entry', 'enquiry_entry.id', 'enquiry_file.entry_id')
    .select(['enquiry_file.name', 'enquiry_file.type', 'enquiry_file.data'])
    .where('enquiry_file.id', '=', id)
    .where('enquiry_entry.thread_id', '=', threadId)
    .executeTakeFirst();
  return found ?? null;
}
