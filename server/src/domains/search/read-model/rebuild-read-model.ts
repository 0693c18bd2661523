import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { type PlaceDirectory, placeDirectory } from '../../geography/api';
import { noteWaitingChanges } from '../percolation/note-changes';
import { takeTables } from '../freshness/take-tables';
import { bumpVersion, lockReadModel } from './project-outbox';
import { toReadRow } from './read-row';
import { readSources } from './read-rows';
import { READ_MODEL_TABLES as TABLES, vacuumTables } from './vacuum-tables';
import { insertRows, readTables } from './write-rows';

const CHUNK = 5000;
/** For building the indexes: enough for some workers to share the work. */
const INDEX_MEMORY = '256MB';
/** Leaves room to change rows in place. */
const FTS_FILL = 85;
const SCHEMA = 'kvadrat_rebuild';

/**
 * Builds the whole read model anew beside the live one and swaps the tables at the end; searches go on meanwhile, changes
 * of ads wait in the outbox and are taken over afterwards. One transaction: interrupted at any point, nothing happened.
 * @returns number of ads in the new read model
 */
export async function rebuildReadModel(db: Db): Promise<number> {
  return (await rebuild(db, () => Promise.resolve(true))) ?? 0;
}

/**
 * Rebuilds it when a migration asked for that: its rows lack what the release knows. Of several processes one does it.
 * @returns whether this one did
 */
export async function rebuildWhereNeeded(db: Db): Promise<boolean> {
  const isNeeded = async (connection: DbOrTransaction): Promise<boolean> =>
    (await connection.selectFrom('read_model').select('rebuild_needed').executeTakeFirst())?.rebuild_needed === true;
  return (await isNeeded(db)) && (await rebuild(db, isNeeded)) !== null;
}

/** @param isNeeded asked while no other process writes; if not, nothing is done and the answer is null */
async function rebuild(db: Db, isNeeded: (tx: DbOrTransaction) => Promise<boolean>): Promise<number | null> {
  const places = await placeDirectory(db);
  const total = await db.transaction().execute(async (tx) => {
    await sql`SELECT set_config('statement_timeout', '0', true), set_config('maintenance_work_mem', ${INDEX_MEMORY}, true)`.execute(
      tx,
    );
    await lockReadModel(tx);
    if (!(await isNeeded(tx))) return null;
    await sql`CREATE SCHEMA ${sql.id(SCHEMA)}`.execute(tx);
    for (const table of TABLES) {
      await sql`CREATE TABLE ${sql.id(SCHEMA, table)} (LIKE ${sql.id('public', table)} INCLUDING DEFAULTS) WITH (fillfactor = ${sql.lit(table === 'fts' ? FTS_FILL : 100)})`.execute(
        tx,
      );
    }
    // The counts are kept by ON CONFLICT, so their key must be there before the first row.
    await copyIndexes(tx, 'count_roll');
    const written = await db.connection().execute((reader) => writeAll(tx, reader, places));
    await copyIndexes(tx, 'ls');
    await copyIndexes(tx, 'fts');
    await copyIndexes(tx, 'fts_words');
    // Whatever the new rows know is in the outbox by now, and searches need not wait for it.
    await noteWaitingChanges(tx);
    await takeTables(tx, TABLES);
    const statistics = await statisticsOf(tx, 'ls');
    for (const table of TABLES) {
      await sql`DROP TABLE ${sql.id('public', table)}`.execute(tx);
      await sql`ALTER TABLE ${sql.id(SCHEMA, table)} SET SCHEMA public`.execute(tx);
    }
    await sql`DROP SCHEMA ${sql.id(SCHEMA)}`.execute(tx);
    for (const definition of statistics) await sql.raw(definition).execute(tx);
    await sql`UPDATE read_model SET rebuild_needed = false`.execute(tx);
    await bumpVersion(tx);
    return written;
  });
  if (total === null) return null;
  await vacuumTables(db, TABLES);
  return total;
}

/**
 * Writes the rows of all ads, a chunk after the other: while the database writes one chunk and reads the next but one,
 * the texts of the next are analysed. Reading has a connection of its own, or one would wait for the other. It sees what
 * others have committed by then, as the transaction itself would, and what they change later waits in the outbox.
 */
async function writeAll(tx: DbOrTransaction, reader: Db, places: PlaceDirectory): Promise<number> {
  const tables = readTables(SCHEMA);
  let written = 0;
  let writing: Promise<void> = Promise.resolve();
  let reading = readSources(reader, { after: 0, limit: CHUNK });
  for (;;) {
    const sources = await reading;
    const last = sources.at(-1);
    if (last === undefined) break;
    reading = readSources(reader, { after: last.id, limit: CHUNK });
    // Failures are met where these are awaited; until then nobody waits for them.
    reading.catch(() => undefined);
    await breathe();
    const rows = sources.map((source) => toReadRow(source, places));
    await writing;
    writing = insertRows(tx, tables, rows);
    writing.catch(() => undefined);
    written += rows.length;
  }
  await writing;
  return written;
}

/** Index names are unique within a schema, so the copies keep the names they will be known by. */
async function copyIndexes(tx: DbOrTransaction, table: (typeof TABLES)[number]): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string; primary: boolean }>`
    SELECT relname AS name, pg_get_indexdef(indexrelid) AS definition, indisprimary AS primary
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid = ${`public.${table}`}::regclass`.execute(tx);
  for (const { name, definition, primary } of rows) {
    await sql.raw(definition.replace(` ON public.${table} `, ` ON ${SCHEMA}.${table} `)).execute(tx);
    if (primary) {
      await sql`ALTER TABLE ${sql.id(SCHEMA, table)} ADD CONSTRAINT ${sql.id(name)} PRIMARY KEY USING INDEX ${sql.id(name)}`.execute(
        tx,
      );
    }
  }
}

/** What makes the table's further statistics anew; unlike indexes they are filled by the ANALYZE that follows. */
async function statisticsOf(tx: DbOrTransaction, table: (typeof TABLES)[number]): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_statisticsobjdef(oid) AS definition FROM pg_statistic_ext WHERE stxrelid = ${`public.${table}`}::regclass ORDER BY stxname`.execute(
    tx,
  );
  return rows.map(({ definition }) => definition);
}
