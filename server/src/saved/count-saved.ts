import type { FullUserInfo, UserCounters } from '@kvadrat/contracts/account';
import type { Db } from '../db';

export interface SavedCounts {
  counters: Partial<UserCounters>;
  counts: Pick<FullUserInfo['counts'], 'lastAds'>;
}

/** R152, R154: how much a person keeps. */
export async function countSaved(db: Db, accountId: number): Promise<SavedCounts> {
  const rows = await db
    .selectFrom('account_ad')
    .select(({ fn }) => ['mark', fn.countAll<number>().as('n')])
    .where('account_id', '=', accountId)
    .groupBy('mark')
    .execute();
  const n = new Map(rows.map((row) => [row.mark, row.n]));
  return { counters: { savedAds: n.get('saved') ?? 0, blacklistedAds: n.get('hidden') ?? 0 }, counts: { lastAds: n.get('seen') ?? 0 } };
}
