import { sql } from 'kysely';
import type { Db } from '../../platform/db';

const LOCK = 'kvadrat.feed';
/** Why a run has no outcome of its own. */
const DIED = 'The process ended before the run did.';

/**
 * Does an agency's import while nobody else does one for it. Runs that a process left open when it died are closed first.
 * @returns null where somebody else is at it
 */
export async function whileAlone<T>(db: Db, agencyId: number, work: () => Promise<T>): Promise<T | null> {
  return db.connection().execute(async (lock) => {
    const { rows } = await sql<{
      got: boolean;
    }>`SELECT pg_try_advisory_lock(hashtext(${LOCK}), ${agencyId}::int) AS got`.execute(lock);
    if (rows[0]?.got !== true) return null;
    try {
      await closeRuns(lock, agencyId);
      return await work();
    } finally {
      // A connection that was lost has let go of it by itself.
      await sql`SELECT pg_advisory_unlock(hashtext(${LOCK}), ${agencyId}::int)`.execute(lock).catch(() => undefined);
    }
  });
}

/** Closes the runs of processes that died: nobody holds the lock of their agency any more. */
export async function closeDeadRuns(db: Db): Promise<void> {
  const open = await db
    .selectFrom('feed_import')
    .select('agency_id')
    .distinct()
    .where('state', '=', 'running')
    .execute();
  for (const { agency_id: agencyId } of open) {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        got: boolean;
      }>`SELECT pg_try_advisory_xact_lock(hashtext(${LOCK}), ${agencyId}::int) AS got`.execute(tx);
      if (rows[0]?.got === true) await closeRuns(tx, agencyId);
    });
  }
}

/** How far a run came stands in its items. */
async function closeRuns(db: Db, agencyId: number): Promise<void> {
  await sql`
    UPDATE feed_import AS run SET state = 'failed', reason = 'died', detail = ${DIED}, finished_at = now(),
      created = done.created, changed = done.changed, unchanged = done.unchanged, refused = done.refused, withdrawn = done.withdrawn
    FROM (
      SELECT open.id, count(*) FILTER (WHERE outcome = 'created') AS created, count(*) FILTER (WHERE outcome = 'changed') AS changed,
        count(*) FILTER (WHERE outcome = 'unchanged') AS unchanged, count(*) FILTER (WHERE outcome = 'refused') AS refused,
        count(*) FILTER (WHERE outcome = 'withdrawn') AS withdrawn
      FROM feed_import AS open LEFT JOIN feed_import_item AS item ON item.import_id = open.id
      WHERE open.agency_id = ${agencyId}::int AND open.state = 'running' GROUP BY open.id) AS done
    WHERE run.id = done.id`.execute(db);
}
