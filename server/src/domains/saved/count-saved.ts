import type { FullUserInfo, UserCounters } from '@kvadrat/contracts/account';
import type { Db } from '../../platform/db';

export interface SavedCounts {
  counters: Partial<UserCounters>;
  counts: Pick<FullUserInfo['counts'], 'lastAds' | 'lastSearches'>;
}

/** How much a person keeps. Nobody is asked yet whether agencies may write about a search: that counter stays at zero. */
export async function countSaved(db: Db, accountId: number): Promise<SavedCounts> {
  const [ads, searches, recent] = await Promise.all([
    db
      .selectFrom('account_ad')
      .select(({ fn }) => ['mark', fn.countAll<number>().as('n')])
      .where('account_id', '=', accountId)
      .groupBy('mark')
      .execute(),
    db
      .selectFrom('saved_search')
      .select(({ fn }) => ['alert', fn.countAll<number>().as('n')])
      .where('account_id', '=', accountId)
      .groupBy('alert')
      .execute(),
    db
      .selectFrom('recent_search')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
  ]);
  const byMark = new Map(ads.map(({ mark, n }) => [mark, n]));
  const byAlert = new Map(searches.map(({ alert, n }) => [alert, n]));
  return {
    counters: {
      savedAds: byMark.get('saved') ?? 0,
      blacklistedAds: byMark.get('hidden') ?? 0,
      savedSearches: searches.reduce((sum, { n }) => sum + n, 0),
      savedSearchesDailyAlert: byAlert.get('daily') ?? 0,
      savedSearchesRealTimeAlert: byAlert.get('real-time') ?? 0,
    },
    counts: { lastAds: byMark.get('seen') ?? 0, lastSearches: recent.n },
  };
}
