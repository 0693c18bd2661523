import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { placeDirectory } from '../../geography/api';
import { tellChangedAds } from '../../listings/api';
import { noteChanges } from '../percolation/note-changes';
import { toFilterRow } from './read-row';
import { idsWithKnownTexts, readFilterSources, readRows } from './read-rows';
import { deleteRows, insertRows, readTables, updateRows } from './write-rows';

/** Enough that a read model that has fallen behind catches up; some tens of milliseconds of the server's own thread. */
const BATCH = 3000;
const LIVE = readTables('public');

/**
 * Takes the oldest changes over into the read model, at most a batch of them, in one transaction: either the outbox is
 * shorter and the read model newer, or nothing happened. The ad is read as it is now, so a change that arrives twice or
 * out of order does no harm.
 * @returns how many outbox entries were worked off; 0 when there were none
 */
export async function projectBatch(db: Db, batch = BATCH): Promise<number> {
  const places = await placeDirectory(db);
  return db.transaction().execute(async (tx) => {
    await lockReadModel(tx);
    const { rows } = await sql<{ listing_id: number }>`
      DELETE FROM outbox WHERE seq IN (SELECT seq FROM outbox ORDER BY seq LIMIT ${batch}) RETURNING listing_id`.execute(
      tx,
    );
    if (rows.length === 0) return 0;
    const ids = [...new Set(rows.map((row) => row.listing_id))];
    // Most changes are of prices and the like: the words, whose analysis and index cost most, stay.
    const known = new Set(await idsWithKnownTexts(tx, ids));
    await noteChanges(tx, ids, known);
    await updateRows(
      tx,
      LIVE,
      (await readFilterSources(tx, [...known])).map((source) => toFilterRow(source, places)),
    );
    const others = ids.filter((id) => !known.has(id));
    await deleteRows(tx, LIVE, others);
    await insertRows(tx, LIVE, await readRows(tx, places, { ids: others }));
    await bumpVersion(tx);
    await tellChangedAds(tx, ids);
    return rows.length;
  });
}

/** Works the outbox off until it is empty. @returns how many entries that were */
export async function projectOutbox(db: Db): Promise<number> {
  let total = 0;
  for (let done = -1; done !== 0; total += done) done = await projectBatch(db);
  return total;
}

/** One writer of the read model at a time, in all processes: counts are kept by adding differences. */
export async function lockReadModel(tx: DbOrTransaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('kvadrat.read-model'))`.execute(tx);
}

export async function bumpVersion(tx: DbOrTransaction): Promise<void> {
  await sql`UPDATE read_model SET version = version + 1`.execute(tx);
}
