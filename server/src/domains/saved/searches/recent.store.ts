import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { lockAccount } from '../lock-account';
import { tellAccount } from '../tell-account';

/** Searches kept for one person. */
export const MAX_RECENT_SEARCHES = 20;

/** A search in the words of the page that showed it. */
export interface RecentSearch {
  path: string;
  title: string;
  details: string;
}

/** Newest first. */
export function readRecentSearches(db: Db, accountId: number): Promise<RecentSearch[]> {
  return db
    .selectFrom('recent_search')
    .select(['path', 'title', 'details'])
    .where('account_id', '=', accountId)
    .orderBy('turn', 'desc')
    .execute();
}

/** Adds searches, given newest first like they are read, in front of the others; the same again moves. */
export function keepRecentSearches(db: Db, accountId: number, searches: readonly RecentSearch[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    for (const search of [...searches].reverse()) {
      await tx
        .insertInto('recent_search')
        .values({ account_id: accountId, ...search })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'path'])
            .doUpdateSet({ ...search, turn: sql<number>`nextval('recent_search_turn')` }),
        )
        .execute();
    }
    const kept = tx
      .selectFrom('recent_search')
      .select('path')
      .where('account_id', '=', accountId)
      .orderBy('turn', 'desc')
      .limit(MAX_RECENT_SEARCHES);
    await tx.deleteFrom('recent_search').where('account_id', '=', accountId).where('path', 'not in', kept).execute();
    await tellAccount(tx, accountId);
  });
}

export async function forgetRecentSearches(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('recent_search').where('account_id', '=', accountId).execute();
  await tellAccount(db, accountId);
}
