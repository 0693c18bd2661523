import { DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../db';
import type { Place } from '../../geography';
import { PLACES } from './count-tallies';
import { selectSources, sourcesWith } from './sources';
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

/**
 * What was counted beforehand, null before that was done for the first time.
 * @param below places whose ads are counted, too; those counts are of now
 */
export async function readFacetRoll(db: Db, { contract, category }: SearchCriteria, placeId: number, below: readonly Place[]): Promise<RolledFacets | null> {
  // Whole columns: most of the work would be to read rows.
  const { rows } = await sql<{ version: number; built_at: Date; codes: number[]; values: number[]; counts: number[] }>`
    WITH counted AS MATERIALIZED (
      SELECT code::int AS code, value, n FROM facet_roll
      WHERE place_id = ${placeId}::int AND contract = ${contract}::smallint AND category = ${category}::smallint
      UNION ALL
      SELECT ${PLACES}::int, place_id, n FROM count_roll
      WHERE place_id = ANY(${below.map(({ id }) => id)}::int[]) AND contract = ${contract}::smallint AND category = ${category}::smallint)
    SELECT version, built_at, ARRAY(SELECT code FROM counted) AS codes, ARRAY(SELECT value FROM counted) AS values, ARRAY(SELECT n FROM counted) AS counts
    FROM roll_up WHERE name = 'facet_roll'`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { codes, values, counts, version, built_at: builtAt } = row;
  return { rows: codes.map((code, index) => ({ code, value: values[index] ?? 0, n: counts[index] ?? 0 })), version, builtAt };
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
      FROM (SELECT contract, category, region, province, city, ${sql.join(values)}
            FROM (SELECT contract, category, region, province, city, ${selectSources(sourcesWith(null), [...new Set(tallies.flatMap(({ sources }) => sources))])} FROM ls) AS ad) AS ad
      GROUP BY contract, category, region, province, city, GROUPING SETS (${sql.join(names.map((column) => sql`(${column})`))})) AS grouped
    CROSS JOIN LATERAL (VALUES ${sql.join(unpivoted)}) AS one (code, value, bit)
    CROSS JOIN LATERAL (SELECT ${EVERYWHERE}::int AS place_id UNION ALL
                        SELECT place FROM unnest(ARRAY[region, province, city]) AS place WHERE place <> 0) AS wider
    WHERE hidden & one.bit = 0 AND one.value IS NOT NULL
    GROUP BY wider.place_id, contract, category, one.code, one.value
    ORDER BY wider.place_id, contract, category`.execute(tx);
}
