import { sql } from 'kysely';
import type { Db } from './database';

/** Tables whose rows leave by a sender; `next_attempt_at` says when. */
type Outbox = 'mail_outbox' | 'sms_outbox' | 'push_outbox';

/**
 * Takes the row of an outbox that has waited longest, for so many seconds: a sender that dies leaves it to the next one. Several
 * senders never take the same.
 */
export async function takeDue<Row>(db: Db, outbox: Outbox, leaseSeconds: number): Promise<Row | null> {
  const table = sql.table(outbox);
  const { rows } = await sql<Row>`
    UPDATE ${table} SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = (SELECT id FROM ${table} WHERE next_attempt_at <= now() ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(db);
  return rows[0] ?? null;
}
