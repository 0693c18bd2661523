import { DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../db';
import type { Place } from '../../geography';
import type { TallyRow } from './tallied';
import { talliesOf } from './tallies';
import { columnOf } from './tally-statements';

/** Place 0 of everything that is counted beforehand. */
const EVERYWHERE = 0;
const ROLLED_LEVELS: readonly string[] = ['region', 'province', 'city'];

export interface RolledFacets {
  rows: TallyRow[];
  /** Version of the read model they were counted in. */
  version: number;
  builtAt: Date;
}

/** The place under which a list's facets were counted beforehand, null where they were not. */
export function rolledPlace(places: readonly Place[]): number | null {
  const [place] = places;
  if (place === undefined) return EVERYWHERE;
  return places.length === 1 && ROLLED_LEVELS.includes(place.level) ? place.id : null;
}

/** What was counted beforehand, null before that was done for the first time. */
export async function readFacetRoll(db: Db, { contract, category }: SearchCriteria, placeId: number): Promise<RolledFacets | null> {
  const { rows } = await sql<{ version: number; built_at: Date; code: number | null; value: number | null; n: number | null }>`
    SELECT version, built_at, code, value, n FROM roll_up
    LEFT JOIN facet_roll ON place_id = ${placeId}::int AND contract = ${contract}::smallint AND category = ${category}::smallint
    WHERE name = 'facet_roll'`.execute(db);
  const [first] = rows;
  if (first === undefined) return null;
  const counted = rows.flatMap(({ code, value, n }) => (code === null || value === null || n === null ? [] : [{ code, value, n }]));
  return { rows: counted, version: first.version, builtAt: first.built_at };
}

/** Counts all facets without filters. @param table an empty one like `facet_roll` */
export async function fillFacetRoll(tx: DbOrTransaction, table: RawBuilder<unknown>): Promise<void> {
  const tallies = talliesOf(DEFAULT_CRITERIA);
  const names = tallies.map((tally) => sql.ref(columnOf(tally)));
  const values = tallies.map((tally) => sql`${tally.value} AS ${sql.ref(columnOf(tally))}`);
  const unpivoted = tallies.map((tally, index) => sql`(${tally.code}::int, ${sql.ref(columnOf(tally))}::int, ${1 << (tallies.length - 1 - index)}::int)`);
  await sql`
    INSERT INTO ${table} (place_id, contract, category, code, value, n)
    SELECT wider.place_id, contract, category, one.code, one.value, sum(n)
    FROM (
      SELECT contract, category, region, province, city, GROUPING(${sql.join(names)}) AS hidden, ${sql.join(names)}, count(*) AS n
      FROM (SELECT contract, category, region, province, city, ${sql.join(values)} FROM ls) AS ad
      GROUP BY contract, category, region, province, city, GROUPING SETS (${sql.join(names.map((column) => sql`(${column})`))})) AS grouped
    CROSS JOIN LATERAL (VALUES ${sql.join(unpivoted)}) AS one (code, value, bit)
    CROSS JOIN LATERAL (SELECT ${EVERYWHERE}::int AS place_id UNION ALL
                        SELECT place FROM unnest(ARRAY[region, province, city]) AS place WHERE place <> 0) AS wider
    WHERE hidden & one.bit = 0 AND one.value IS NOT NULL
    GROUP BY wider.place_id, contract, category, one.code, one.value`.execute(tx);
}
