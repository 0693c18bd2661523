import { FOLDER_LIMITS } from '@kvadrat/contracts/constants';
import { isAppError } from '@kvadrat/contracts/errors';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { folderNamed } from '../folders/folder.store';
import { lockAccount } from '../lock-account';

/** What a browser knew of a saved ad before somebody signed in. */
export interface AdDetails {
  id: number;
  note?: string;
  /** Name of its folder there. */
  folder?: string;
  savedAt?: string;
}

/**
 * Brings notes, folders and days of saving of a browser to the ads of an account. What the account has stays; a second note stands
 * below the first. Doing it twice changes nothing.
 */
export async function mergeDetails(db: Db, accountId: number, details: readonly AdDetails[], now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    for (const one of details) await mergeOne(tx, accountId, one, now);
  });
}

async function mergeOne(
  tx: DbOrTransaction,
  accountId: number,
  { id, note = '', folder = '', savedAt }: AdDetails,
  now: Date,
): Promise<void> {
  const ad = await tx
    .selectFrom('account_ad')
    .select(['note', 'folder_id', 'marked_at'])
    .where('account_id', '=', accountId)
    .where('mark', '=', 'saved')
    .where('listing_id', '=', id)
    .executeTakeFirst();
  if (ad === undefined) return;
  const at = savedAt === undefined ? now : new Date(savedAt);
  await tx
    .updateTable('account_ad')
    .set({
      note: joinNotes(ad.note, note.trim()),
      folder_id: ad.folder_id ?? (await namedOrNone(tx, accountId, folder.trim(), now)),
      marked_at: at < ad.marked_at ? at : ad.marked_at,
    })
    .where('account_id', '=', accountId)
    .where('mark', '=', 'saved')
    .where('listing_id', '=', id)
    .execute();
}

function joinNotes(one: string, other: string): string {
  if (other === '' || one.includes(other)) return one;
  return (one === '' ? other : `${one}\n${other}`).slice(0, FOLDER_LIMITS.note);
}

/** Of too many folders the ad goes into none: it is saved all the same. */
async function namedOrNone(tx: DbOrTransaction, accountId: number, name: string, now: Date): Promise<number | null> {
  if (name === '') return null;
  try {
    return await folderNamed(tx, accountId, name, now);
  } catch (error) {
    if (isAppError(error) && error.code === 'limit-reached') return null;
    throw error;
  }
}
