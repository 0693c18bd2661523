import { MARK_LIMITS } from '@kvadrat/contracts/constants';
import type { AdMark } from '@kvadrat/contracts/remote';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { lockAccount } from '../lock-account';

export const MARKS = ['saved', 'hidden', 'seen'] as const;

/** Ids of ads by mark, newest last. */
export type MarkLists = Record<AdMark, number[]>;

export async function readMarks(db: DbOrTransaction, accountId: number): Promise<MarkLists> {
  const rows = await db.selectFrom('account_ad').select(['mark', 'listing_id']).where('account_id', '=', accountId).orderBy('turn').execute();
  const lists: MarkLists = { saved: [], hidden: [], seen: [] };
  for (const { mark, listing_id } of rows) lists[mark].push(listing_id);
  return lists;
}

/**
 * Adds ads to an account, in their order behind what it has; those it has already stay where they are, but an ad seen again is
 * the newest. What is no ad is passed over. Doing it twice changes nothing.
 * @returns by mark those the account has no room for; of seen ads the oldest make room instead
 */
export function mergeMarks(db: Db, accountId: number, lists: Readonly<Partial<Record<AdMark, readonly number[]>>>, now: Date): Promise<MarkLists> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const left: MarkLists = { saved: [], hidden: [], seen: [] };
    for (const mark of MARKS) left[mark] = await addAds(tx, { accountId, mark, ids: lists[mark] ?? [], now });
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
  const real = new Set((await tx.selectFrom('listing').select('id').where('id', 'in', [...ids]).execute()).map(({ id }) => id));
  const limit = MARK_LIMITS[mark];
  const fresh = [...new Set(ids)].filter((id) => real.has(id) && (mark === 'seen' || !known.has(id)));
  const room = mark === 'seen' ? fresh.length : Math.max(0, limit - known.size);
  const added = fresh.slice(0, room);
  if (added.length > 0) {
    await tx
      .insertInto('account_ad')
      .values(added.map((listing_id) => ({ account_id: accountId, mark, listing_id, marked_at: now })))
      .onConflict((conflict) => conflict.columns(['account_id', 'mark', 'listing_id']).doUpdateSet({ marked_at: now, turn: sql<number>`nextval('account_ad_turn')` }))
      .execute();
  }
  if (mark === 'seen') {
    const kept = own.select('listing_id').orderBy('turn', 'desc').limit(limit);
    await tx.deleteFrom('account_ad').where('account_id', '=', accountId).where('mark', '=', mark).where('listing_id', 'not in', kept).execute();
  }
  return fresh.slice(room);
}

export async function removeMark(db: Db, accountId: number, mark: AdMark, listingId: number): Promise<void> {
  await db.deleteFrom('account_ad').where('account_id', '=', accountId).where('mark', '=', mark).where('listing_id', '=', listingId).execute();
}

export async function clearMarks(db: Db, accountId: number, mark: AdMark): Promise<void> {
  await db.deleteFrom('account_ad').where('account_id', '=', accountId).where('mark', '=', mark).execute();
}

export interface MarkedAdRow {
  id: number;
  markedAt: Date;
}

/** One page of ads, newest first, and how many there are in all. */
export async function pageOfMarks(db: Db, accountId: number, mark: AdMark, { size, page }: { size: number; page: number }): Promise<{ count: number; rows: MarkedAdRow[] }> {
  const own = db.selectFrom('account_ad').where('account_id', '=', accountId).where('mark', '=', mark);
  const [{ count }, rows] = await Promise.all([
    own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    own
      .select(['listing_id as id', 'marked_at as markedAt'])
      .orderBy('turn', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ]);
  return { count, rows };
}
