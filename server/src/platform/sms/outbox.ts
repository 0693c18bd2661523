import { type Selectable, sql } from 'kysely';
import type { Db } from '../db';
import type { SmsOutboxTable } from './sms.tables';

/** The latest short messages, newest first. */
export function readSmsOutbox(db: Db, limit: number): Promise<Selectable<SmsOutboxTable>[]> {
  return db.selectFrom('sms_outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

const KEEP_DAYS = 7;

/** Forgets short messages, sent or not: whoever got a code needs it for minutes. */
export async function forgetOldSms(db: Db): Promise<void> {
  await db
    .deleteFrom('sms_outbox')
    .where('queued_at', '<', sql<Date>`now() - make_interval(days => ${KEEP_DAYS})`)
    .execute();
}
