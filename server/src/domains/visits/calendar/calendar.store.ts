import { sql } from 'kysely';
import { asJsonb, type DbOrTransaction } from '../../../platform/db';
import type { Slot } from './free-slots';
import type { VisitCalendar } from './visit-calendar';

export interface StoredCalendar extends VisitCalendar {
  id: number;
}

/** The calendar of a mailbox; null where none was made. */
export async function readCalendar(db: DbOrTransaction, mailboxKey: string): Promise<StoredCalendar | null> {
  const row = await db
    .selectFrom('visit_calendar')
    .select(['id', 'slot_minutes as slotMinutes', 'notice_hours as noticeHours', 'places', 'weekly', 'exceptions'])
    .where('mailbox_key', '=', mailboxKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveCalendar(
  db: DbOrTransaction,
  mailboxKey: string,
  { slotMinutes, noticeHours, places, weekly, exceptions }: VisitCalendar,
  now: Date,
): Promise<void> {
  const values = {
    slot_minutes: slotMinutes,
    notice_hours: noticeHours,
    places: [...places],
    weekly: asJsonb(weekly),
    exceptions: asJsonb(exceptions),
    changed_at: now,
  };
  await db
    .insertInto('visit_calendar')
    .values({ mailbox_key: mailboxKey, ...values })
    .onConflict((conflict) => conflict.column('mailbox_key').doUpdateSet(values))
    .execute();
}

/** From now on visitors name times of their own; visits that were asked for stay. */
export async function deleteCalendar(db: DbOrTransaction, mailboxKey: string): Promise<void> {
  await db.deleteFrom('visit_calendar').where('mailbox_key', '=', mailboxKey).execute();
}

/** Times of a calendar that somebody has from now on. */
export async function takenTimes(db: DbOrTransaction, calendarId: number, now: Date): Promise<Slot[]> {
  const { rows } = await sql<Slot>`
    select lower(one) as start, upper(one) as "end" from visit, unnest(held) as one
    where calendar_id = ${calendarId}::bigint and held is not null and upper(one) > ${now}`.execute(db);
  return rows;
}
