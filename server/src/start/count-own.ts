import type { OwnCounts } from '../accounts';
import type { Db } from '../db';
import { countUnreadThreads } from '../enquiries';
import { countSaved } from '../saved';

/** What the domains keep for an account, for its counters (R152, R154). */
export async function countOwn(db: Db, accountId: number): Promise<OwnCounts> {
  const [saved, messagesNotify] = await Promise.all([countSaved(db, accountId), countUnreadThreads(db, accountId)]);
  return { ...saved, counters: { ...saved.counters, messagesNotify } };
}
