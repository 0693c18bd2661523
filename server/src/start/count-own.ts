import type { OwnCounts } from '../domains/accounts/api';
import type { Db } from '../platform/db';
import { countUnreadThreads } from '../domains/enquiries/api';
import { countOwnAds } from '../domains/own-ads/api';
import { countSaved } from '../domains/saved/api';

/** What the domains keep for an account, for its counters. */
export async function countOwn(db: Db, accountId: number): Promise<OwnCounts> {
  const [saved, messagesNotify, myAds] = await Promise.all([
    countSaved(db, accountId),
    countUnreadThreads(db, accountId),
    countOwnAds(db, accountId),
  ]);
  return { ...saved, counters: { ...saved.counters, messagesNotify, myAds } };
}
