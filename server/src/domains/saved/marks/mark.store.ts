import { MARK_LIMITS } from '@kvadrat/contracts/constants';
import type { AdMark } from '@kvadrat/contracts/remote';
import { sql, type RawBuilder } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { lockAccount } from '../lock-account';
import { tellAccount } from '../tell-account';

export const MARKS = ['saved', 'hidden', 'seen'] as const;

/** Ids of ads by mark, newest last. */
export type MarkLists = Record<AdMark, number[]>;

export async function readMarks(db: DbOrTransaction, accountId: number): Promise<MarkLists> {
  const rows = await db
    .selectFrom('account_ad')
    .select(['mark', 'listing_id'])
    .where('account_id', '=', accountId)
    .orderBy('turn')
    .execute();
  const lists: MarkLists = { saved: [], hidden: [], seen: [] };
  for (const { mark, listing_id } of rows) lists[mark].push(listing_id);
  return lists;
}

/**
 * Adds ads to an account, in their order behind what it has; those it has already stay where they are, but an ad seen again is
 * the newest. What is no ad is passed over. Doing it twice changes nothing.
 * @returns by mark those the account has no room for; of seen ads the oldest make room instead
 */
export function mergeMarks(
  db: Db,
  accountId: number,
  lists: Readonly<Partial<Record<AdMark, readonly number[]>>>,
  now: Date,
): Promise<MarkLists> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const left: MarkLists = { saved: [], hidden: [], seen: [] };
    for (const mark of MARKS) left[mark] = await addAds(tx, { accountId, mark, ids: lists[mark] ?? [], now });
    await tellAccount(tx, accountId);
    return left;
  });
}

interface AddedAds {
  accountId: number;
  mark: AdMark;
  ids: readonly number[];
  now: Date;
}

async function addAds(tx: DbOrTransaction, { accountId, mark, ids, now }: AddedAds): Promise<number[]> {
  if (ids.length === 0) return [];
  const own = tx.selectFrom('account_ad').where('account_id', '=', accountId).where('mark', '=', mark);
  const known = new Set((await own.select('listing_id').execute()).map((row) => row.listing_id));
  const real = new Set(
    (
      await tx
        .selectFrom('listing')
        .select('id')
        .where('id', 'in', [...ids])
        .execute()
    ).map(({ id }) => id),
  );
  const limit = MARK_LIMITS[mark];
  const fresh = [...new Set(ids)].filter((id) => real.has(id) && (mark === 'seen' || !known.has(id)));
  const room = mark === 'seen' ? fresh.length : Math.max(0, limit - known.size);
  const added = fresh.slice(0, room);
  if (added.length > 0) {
    await tx
      .insertInto('account_ad')
      .values(added.map((listing_id) => ({ account_id: accountId, mark, listing_id, marked_at: now })))
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'mark', 'listing_id'])
          .doUpdateSet({ marked_at: now, turn: sql<number>`nextval('account_ad_turn')` }),
      )
      .execute();
    if (mark !== 'seen') await takeBack(tx, { accountId, mark, ids: added });
  }
  if (mark === 'seen') {
    const kept = own.select('listing_id').orderBy('turn', 'desc').limit(limit);
    await tx
      .deleteFrom('account_ad')
      .where('account_id', '=', accountId)
      .where('mark', '=', mark)
      .where('listing_id', 'not in', kept)
      .execute();
  }
  return fresh.slice(room);
}

/** Takes an ad off a list; for a day it can come back as it was. */
export function removeMark(db: Db, accountId: number, mark: AdMark, listingId: number, now: Date): Promise<void> {
  return putAside(db, { accountId, mark, now }, sql`and listing_id = ${listingId}`);
}

export function clearMarks(db: Db, accountId: number, mark: AdMark, now: Date): Promise<void> {
  return putAside(db, { accountId, mark, now }, sql``);
}

async function putAside(
  db: Db,
  { accountId, mark, now }: Pick<AddedAds, 'accountId' | 'mark' | 'now'>,
  which: RawBuilder<unknown>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await sql`
      with gone as (delete from account_ad where account_id = ${accountId} and mark = ${mark} ${which} returning *)
      insert into account_ad_removed (account_id, mark, listing_id, marked_at, turn, note, folder_id, removed_at)
      select account_id, mark, listing_id, marked_at, turn, note, folder_id, ${now}::timestamptz from gone
      on conflict (account_id, mark, listing_id) do update
      set marked_at = excluded.marked_at, turn = excluded.turn, note = excluded.note, folder_id = excluded.folder_id, removed_at = excluded.removed_at`.execute(
      tx,
    );
    await tellAccount(tx, accountId);
  });
}

/** Puts back what was taken off a list by the latest step, whether that was one ad or all of them. */
export function restoreMarks(db: Db, accountId: number, mark: AdMark, now: Date): Promise<MarkLists> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const aside = tx.selectFrom('account_ad_removed').where('account_id', '=', accountId).where('mark', '=', mark);
    const last = aside.select(({ fn }) => fn.max('removed_at').as('last'));
    const ids = (await aside.select('listing_id').where('removed_at', '=', last).orderBy('turn').execute()).map(
      (row) => row.listing_id,
    );
    const left: MarkLists = { saved: [], hidden: [], seen: [] };
    left[mark] = await addAds(tx, { accountId, mark, ids, now });
    if (mark === 'seen') await takeBack(tx, { accountId, mark, ids });
    await tellAccount(tx, accountId);
    return left;
  });
}

/** What was put aside comes back with its note, its folder and its place. */
async function takeBack(
  tx: DbOrTransaction,
  { accountId, mark, ids }: Pick<AddedAds, 'accountId' | 'mark' | 'ids'>,
): Promise<void> {
  const known = sql`account_id = ${accountId} and mark = ${mark} and listing_id = any(${[...ids]}::int[])`;
  await sql`
    update account_ad a set note = r.note, folder_id = r.folder_id, marked_at = r.marked_at, turn = r.turn
    from account_ad_removed r
    where r.account_id = a.account_id and r.mark = a.mark and r.listing_id = a.listing_id
      and a.account_id = ${accountId} and a.mark = ${mark} and a.listing_id = any(${[...ids]}::int[])`.execute(tx);
  await sql`delete from account_ad_removed where ${known}`.execute(tx);
}

/** Forgets what was taken off lists longer ago than a day. */
export async function forgetRemoved(db: Db): Promise<void> {
  await sql`delete from account_ad_removed where removed_at < now() - interval '1 day'`.execute(db);
}
