import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { EVENTS_LOCK } from './event-writer';

/** Events read at a time. */
const STEP = 5000;

/** Events with these numbers, all of which are there. */
export interface EventSpan {
  after: number;
  upTo: number;
}

/**
 * Gives a reader the events it has not had yet, each exactly once: what it does with them and how far it came are one transaction.
 * @returns whether there are more
 */
export async function readOn(
  db: Db,
  reader: string,
  work: (tx: DbOrTransaction, span: EventSpan) => Promise<void>,
): Promise<boolean> {
  const last = await lastEvent(db);
  return db.transaction().execute(async (tx) => {
    await sql`INSERT INTO tracking_reader (name, read_to) VALUES (${reader}, 0) ON CONFLICT DO NOTHING`.execute(tx);
    const { read_to: after } = await tx
      .selectFrom('tracking_reader')
      .select('read_to')
      .where('name', '=', reader)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (last <= after) return false;
    const upTo = Math.min(last, after + STEP);
    await work(tx, { after, upTo });
    await tx.updateTable('tracking_reader').set({ read_to: upTo }).where('name', '=', reader).execute();
    return upTo < last;
  });
}

/** The number up to which nothing is being written any more: who writes holds the lock with others, who asks here waits for them. */
async function lastEvent(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext(${EVENTS_LOCK}))`.execute(tx);
    const { rows } = await sql<{ last: number }>`SELECT coalesce(max(id), 0) AS last FROM tracked_event`.execute(tx);
    return rows[0]?.last ?? 0;
  });
}
