import { sql } from 'kysely';
import type { Db } from '../../platform/db';

const NEWS_DAYS = 90;
/** Longer than an ad is commonly on offer: one that was told of is not told of as new again. */
const TOLD_DAYS = 400;
const UNPROVEN_DAYS = 7;

/** Forgets what is told no more, and addresses that nobody has proven. */
export async function forgetAlerts(db: Db): Promise<void> {
  const before = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  await db.deleteFrom('search_news').where('at', '<', before(NEWS_DAYS)).execute();
  await db.deleteFrom('alert_told').where('told_at', '<', before(TOLD_DAYS)).execute();
  await db
    .deleteFrom('alert_reader')
    .where('email', 'is not', null)
    .where('proven_at', 'is', null)
    .where('created_at', '<', before(UNPROVEN_DAYS))
    .execute();
}
