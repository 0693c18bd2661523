import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { forgetPlaceDirectory } from './place-directory';
import { readPlaces, type PlaceFile } from './read-places';

/**
 * Brings the place tables to the state of the committed directory; does nothing when they are there already.
 * Servers that start together wait for each other.
 * @returns whether anything was written
 */
export async function loadPlaces(db: Db, file?: PlaceFile): Promise<boolean> {
  const { version, places } = file ?? (await readPlaces());
  const written = await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('kvadrat.places'))`.execute(tx);
    const loaded = await tx.selectFrom('place_directory').select('version').executeTakeFirst();
    if (loaded?.version === version) return false;
    await upsertPlaces(tx, places);
    await rebuildAncestors(tx);
    await tx
      .insertInto('place_directory')
      .values({ single: true, version })
      .onConflict((conflict) => conflict.column('single').doUpdateSet({ version }))
      .execute();
    return true;
  });
  // Whoever has the directory in memory keeps it: reading it again takes a tenth of a second.
  if (written) forgetPlaceDirectory(db);
  return written;
}

/** Places that left the directory stay: ads may still refer to them. */
async function upsertPlaces(tx: DbOrTransaction, places: PlaceFile['places']): Promise<void> {
  const rows = places.map(({ parentId, coordinateQuality, ...rest }) => ({
    ...rest,
    parent_id: parentId,
    coordinate_quality: coordinateQuality,
  }));
  // Paths are unique and may move from one place to another: free them first.
  await sql`UPDATE place SET path = code`.execute(tx);
  await sql`
    INSERT INTO place (id, code, level, kind, name, parent_id, path, lat, lng, population, postcode, aliases, coordinate_quality, members)
    SELECT id, code, level, kind, name, parent_id, path, lat, lng, population, postcode, aliases, coordinate_quality, members
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS row (
      id integer, code text, level text, kind text, name text, parent_id integer, path text, lat double precision,
      lng double precision, population integer, postcode text, aliases text[], coordinate_quality text, members integer[])
    ON CONFLICT (id) DO UPDATE SET
      code = excluded.code, level = excluded.level, kind = excluded.kind, name = excluded.name,
      parent_id = excluded.parent_id, path = excluded.path, lat = excluded.lat, lng = excluded.lng,
      population = excluded.population, postcode = excluded.postcode, aliases = excluded.aliases,
      coordinate_quality = excluded.coordinate_quality, members = excluded.members`.execute(tx);
}

async function rebuildAncestors(tx: DbOrTransaction): Promise<void> {
  await sql`DELETE FROM place_ancestor`.execute(tx);
  await sql`
    WITH RECURSIVE chain (place_id, ancestor_id) AS (
      SELECT id, id FROM place
      UNION ALL
      SELECT chain.place_id, place.parent_id FROM chain JOIN place ON place.id = chain.ancestor_id
      WHERE place.parent_id IS NOT NULL)
    INSERT INTO place_ancestor
    SELECT place_id, ancestor_id FROM chain
    UNION
    SELECT chain.place_id, area.id FROM chain
    JOIN (SELECT id, unnest(members) AS member FROM place) area ON area.member = chain.ancestor_id`.execute(tx);
  await sql`ANALYZE place, place_ancestor`.execute(tx);
}
