import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { dayOf, dropDays } from './event-days';
import { DEDUPLICATED_DAYS } from './read-event';

/** Months for which events and what was counted of them are kept: a day can be put beside that of the year before. */
const KEPT_MONTHS = 14;
const SUMS = ['ad_traffic', 'agency_traffic', 'page_count'] as const;
const DAY_MS = 86_400_000;

/** Deletes events and sums whose time is over, and ids of messages that nobody sends again. */
export async function forgetEvents(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  const first = dayOf(before);
  await db.transaction().execute((tx) => dropDays(tx, first));
  for (const table of SUMS) await db.deleteFrom(table).where('day', '<', first).execute();
  const since = dayOf(new Date(now.getTime() - DEDUPLICATED_DAYS * DAY_MS));
  for (let deleted = 1; deleted > 0;) {
    const { numAffectedRows } = await sql`
      DELETE FROM tracked_message WHERE message_id IN (SELECT message_id FROM tracked_message WHERE day < ${since}::date ORDER BY day LIMIT 10000)`.execute(
      db,
    );
    deleted = Number(numAffectedRows ?? 0);
  }
}

/**
 * Deletes all events of a person or of a browser (GDPR, article 17).
 * @returns how many
 */
export async function eraseEvents(db: DbOrTransaction, who: { person?: string; visitor?: string }): Promise<number> {
  const { person = null, visitor = null } = who;
  const { numAffectedRows } =
    await sql`DELETE FROM tracked_event WHERE person = ${person}::text OR visitor = ${visitor}::text`.execute(db);
  return Number(numAffectedRows ?? 0);
}
