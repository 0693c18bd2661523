import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { defineJob, type Job, MINUTE_MS } from '../../../platform/jobs';

export const READ_MODEL_TABLES = ['ls', 'fts', 'fts_words', 'count_roll'] as const;
type Table = (typeof READ_MODEL_TABLES)[number];

/** Of the pages of a table, the part of which index-only scans must know that everybody sees all of it. */
const SEEN_BY_ALL = 0.9;
/** Of the rows, the part that may have changed since: one changed row has its whole page of some sixty read again. */
const CHANGED = 0.005;
/** Small tables are read whole in no time. */
const FEW_ROWS = 50;
/** Milliseconds of rest after each bit of work, so that searches go on. */
const REST_MS = 2;

/**
 * Vacuums tables, for index-only scans, which need the map of what everybody sees, and for the planner, which needs statistics.
 */
export async function vacuumTables(db: Db, tables: readonly Table[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`SELECT set_config('statement_timeout', '0', false), set_config('vacuum_cost_delay', ${String(REST_MS)}, false)`.execute(
      connection,
    );
    try {
      await sql`VACUUM (ANALYZE) ${sql.join(tables.map((table) => sql.id(table)))}`.execute(connection);
    } finally {
      await sql`RESET statement_timeout`.execute(connection);
      await sql`RESET vacuum_cost_delay`.execute(connection);
    }
  });
}

/**
 * Finds the tables whose index-only scans read the rows after all. PostgreSQL itself looks at the rows that died, of which it
 * lets a fifth pass: a vacuum beside an older transaction, as the one after a rebuild may be, leaves a map without an entry,
 * and nothing dies by which it would come again. Counting 10,000 ads took 17 ms then, and 2 with the map.
 */
async function findUnseen(db: Db): Promise<Table[]> {
  const { rows } = await sql<{ name: Table }>`
    SELECT relname AS name FROM pg_class JOIN pg_stat_user_tables USING (relname)
    WHERE pg_class.oid = relid AND relname = ANY(${[...READ_MODEL_TABLES]}::text[]) AND schemaname = 'public'
      AND (relallvisible < relpages * ${SEEN_BY_ALL}::float OR n_dead_tup > ${FEW_ROWS}::int + reltuples * ${CHANGED}::float)`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Vacuums what {@link findUnseen} finds. @returns the names of those tables */
export async function vacuumUnseen(db: Db): Promise<Table[]> {
  const tables = await findUnseen(db);
  if (tables.length > 0) await vacuumTables(db, tables);
  return tables;
}

/** A job that keeps index-only scans of the read model from reading its rows. */
export function vacuumJob(): Job {
  return defineJob({
    name: 'search-vacuum',
    every: MINUTE_MS,
    atStart: true,
    run: ({ db }) => vacuumUnseen(db).then(() => false),
  });
}
