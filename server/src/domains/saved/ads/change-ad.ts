import { AppError } from '@kvadrat/contracts/errors';
import type { Db } from '../../../platform/db';
import { accessTo, tellPeople } from '../folders/folder.store';
import { lockAccount } from '../lock-account';
import { mergeMarks } from '../marks/mark.store';
import { tellAccount } from '../tell-account';

export interface AdChange {
  accountId: number;
  id: number;
  /** What the person notes; empty for nothing. Left out: as it was. */
  note?: string;
  /** Folder it goes into; null for none. Left out: as it was. */
  folder?: number | null;
}

/**
 * Notes something about an ad, or puts it into a folder. An ad that is not saved is saved by it: so one adds to what somebody shares.
 * @throws AppError `not-found` for no ad and for a folder that is none of the person's, `limit-reached` for a full list
 */
export async function changeAd(db: Db, { accountId, id, note, folder }: AdChange, now: Date): Promise<void> {
  if (folder !== undefined && folder !== null && (await accessTo(db, accountId, folder)) === null)
    throw new AppError('not-found', 'there is no such folder');
  if ((await db.selectFrom('listing').select('id').where('id', '=', id).executeTakeFirst()) === undefined)
    throw new AppError('not-found', 'there is no such ad');
  const left = await mergeMarks(db, accountId, { saved: [id] }, now);
  if (left.saved.length > 0) throw new AppError('limit-reached', 'the list is full');
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const own = tx
      .selectFrom('account_ad')
      .where('account_id', '=', accountId)
      .where('mark', '=', 'saved')
      .where('listing_id', '=', id);
    const before = await own.select('folder_id').executeTakeFirst();
    await tx
      .updateTable('account_ad')
      .set({
        account_id: accountId,
        ...(note === undefined ? {} : { note }),
        ...(folder === undefined ? {} : { folder_id: folder }),
      })
      .where('account_id', '=', accountId)
      .where('mark', '=', 'saved')
      .where('listing_id', '=', id)
      .execute();
    for (const changed of new Set([before?.folder_id, folder]))
      if (changed !== undefined && changed !== null) await tellPeople(tx, changed);
    await tellAccount(tx, accountId);
  });
}
