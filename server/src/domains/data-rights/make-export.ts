import { readFile } from 'node:fs/promises';
import { zipSync, strToU8, type Zippable } from 'fflate';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { queueMail } from '../../platform/mail';
import { mediaPath } from '../media/api';
import { collectData } from './collect-data';
import { exportReadyMail } from './data-rights-mails';
import { findPerson, type Person } from './person';

/** Name of the file of data in the archive. */
export const DATA_FILE = 'podaci.json';

/**
 * Makes the file that waits longest. What was begun before a kill is begun again: nothing is kept until the file is whole, and then it
 * is kept and told in one transaction.
 * @returns whether there was one to make
 */
export async function makeNextExport(db: Db, dataDir: string, now: Date): Promise<boolean> {
  const asked = await db
    .selectFrom('account_export')
    .select(['account_id as accountId', 'asked_at as askedAt', 'locale', 'page'])
    .where('ready_at', 'is', null)
    .orderBy('asked_at')
    .limit(1)
    .executeTakeFirst();
  if (asked === undefined) return false;
  const person = await findPerson(db, asked.accountId);
  if (person === null) return true;
  const file = await archiveOf(db, dataDir, person);
  await db.transaction().execute(async (tx) => {
    const made = await tx
      .updateTable('account_export')
      .set({ ready_at: now, file })
      .where('account_id', '=', person.id)
      .where('asked_at', '=', asked.askedAt)
      .where('ready_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst();
    if (made === undefined) return;
    await queueMail(tx, {
      to: person.email,
      template: exportReadyMail,
      locale: asked.locale,
      data: { url: asked.page },
      key: `data-export:${person.uuid}:${asked.askedAt.getTime()}`,
    });
  });
  return true;
}

/** Data as they are kept, and the pictures of the person's own ads. */
async function archiveOf(db: Db, dataDir: string, person: Person): Promise<Buffer> {
  const files: Zippable = { [DATA_FILE]: strToU8(JSON.stringify(await collectData(db, person), null, 2)) };
  for (const { id, position, hash, width } of person.isProven ? await picturesOf(db, person) : []) {
    const name = `${hash.slice(0, 2)}/${hash}-${String(width)}.webp`;
    const picture = await readFile(mediaPath(dataDir, name)).catch(() => null);
    if (picture !== null) files[`slike/${id}-${position}.webp`] = [picture, { level: 0 }];
  }
  if (person.isProven) await addMessageFiles(db, person, files);
  return Buffer.from(zipSync(files));
}

/** More of them would not fit into the memory of who makes the archive; the latest come first, of all others the data tell. */
const MOST_FILE_BYTES = 48 * 1024 * 1024;

/** Files of the person's conversations, as both sides have them. */
async function addMessageFiles(db: Db, { emailKey }: Person, files: Zippable): Promise<void> {
  const rows = await db
    .selectFrom('enquiry_file as file')
    .innerJoin('enquiry_entry as entry', 'entry.id', 'file.entry_id')
    .innerJoin('enquiry_thread as thread', 'thread.id', 'entry.thread_id')
    .select(['file.id', 'file.name', 'file.bytes'])
    .where('thread.visitor_key', '=', emailKey)
    .orderBy('file.id', 'desc')
    .execute();
  let room = MOST_FILE_BYTES;
  for (const { id, name, bytes } of rows) {
    if ((room -= bytes) < 0) return;
    const found = await db.selectFrom('enquiry_file').select('data').where('id', '=', id).executeTakeFirst();
    if (found !== undefined) files[`prilozi/${id}-${name}`] = [found.data, { level: 0 }];
  }
}

interface Picture {
  id: number;
  position: number;
  hash: string;
  width: number;
}

async function picturesOf(db: Db, { email }: Person): Promise<Picture[]> {
  return db
    .selectFrom('listing')
    .innerJoin('listing_photo as photo', 'photo.listing_id', 'listing.id')
    .leftJoin('photo_source as source', 'source.id', 'photo.source_id')
    .innerJoin('media', (join) => join.on('media.id', '=', sql<number>`coalesce(photo.media_id, source.media_id)`))
    .select([
      'listing.id',
      'photo.position',
      'media.hash',
      sql<number>`media.widths[array_upper(media.widths, 1)]`.as('width'),
    ])
    .where(sql<boolean>`lower(listing.owner_email) = lower(${email})`)
    .orderBy('listing.id')
    .orderBy('photo.position')
    .execute();
}
