import { sql } from 'kysely';
import type { Db } from '../../../platform/db';

/** Nobody gets mails more often; what comes meanwhile goes into the next. */
const PAUSE_SECONDS = 60;

/**
 * Notes who is to get a mail, and when, for news that came since the last time.
 * @param nextDaily when daily mails leave next
 */
export async function markDue(db: Db, nextDaily: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ marked: number; last: number | null }>`
      SELECT marked_news AS marked, (SELECT max(id) FROM search_news) AS last FROM alert_mark FOR UPDATE`.execute(tx);
    const { marked = 0, last = null } = rows[0] ?? {};
    if (last === null || last <= marked) return;
    await sql`
      UPDATE alert_reader AS reader SET
        soon_at = CASE WHEN due.soon THEN coalesce(soon_at, greatest(now(), mailed_at + make_interval(secs => ${PAUSE_SECONDS}))) ELSE soon_at END,
        daily_at = CASE WHEN due.daily THEN coalesce(daily_at, ${nextDaily}) ELSE daily_at END
      FROM (
        SELECT reader.id, bool_or(search.alert = 'real-time') AS soon, bool_or(search.alert = 'daily') AS daily
        FROM (SELECT DISTINCT search_id FROM search_news WHERE id > ${marked} AND id <= ${last} AND kind IN ('new', 'back', 'cheaper')) AS news
        JOIN saved_search AS search ON search.id = news.search_id AND search.alert <> 'none'
        JOIN alert_reader AS reader ON reader.id = search.reader_id OR reader.account_id = search.account_id
        WHERE reader.ended_at IS NULL
        GROUP BY reader.id) AS due
      WHERE due.id = reader.id`.execute(tx);
    await tx.updateTable('alert_mark').set({ marked_news: last }).execute();
  });
}
