import { DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import type { Place } from '../../geography/api';
import { type Kind, type KindCount, kindsOf } from './count-kinds';
import { PLACES } from './count-tallies';
import { selectSources, sourcesWith } from './sources';
import { type Tallied, tallied } from './tallied';
import { talliesOf } from './tallies';
import { columnOf } from './tally-statements';

/** Place 0 of everything that is counted beforehand. */
const EVERYWHERE = 0;
const ROLLED_LEVELS: readonly string[] = ['region', 'province', 'city'];

export interface RolledFacets {
  counts: Tallied;
  /** Ads of the kind searched for and of those beside it. */
  kinds: KindCount[];
  /** Version of the read model they were counted in. */
  countedVersion: number;
  /** Version of the read model as of now. */
  version: number;
  builtAt: Date;
}

/** The place under which a list's facets were counted beforehand, null where they were not. */
export function rolledPlace(places: readonly Place[]): number | null {
  const [place] = places;
  if (place === undefined) return EVERYWHERE;
  return places.length === 1 && ROLLED_LEVELS.includes(place.level) ? place.id : null;
}

/** Code of ads by contract and category among what was counted. */
const KINDS = 19;
const CONTRACT_STEP = 1000;
const valueOf = ({ contract, category }: Kind): number => contract * CONTRACT_STEP + category;

/**
 * What was counted beforehand, null before that was done for the first time. Ads of each kind and of the places below are
 * counted as of now. One statement, and whole columns: looking things up is most of the work.
 */
export async function readFacetRoll(
  db: Db,
  criteria: SearchCriteria,
  placeId: number,
  below: readonly Place[],
): Promise<RolledFacets | null> {
  const isKind = sql`contract = ${criteria.contract}::smallint AND category = ${criteria.category}::smallint`;
  const { rows } = await sql<{
    counted_version: number;
    version: number;
    built_at: Date;
    codes: number[];
    values: number[];
    counts: number[];
  }>`
    SELECT roll_up.version AS counted_version, read_model.version, built_at, codes, values, counts
    FROM roll_up CROSS JOIN read_model CROSS JOIN (
      SELECT coalesce(array_agg(code), '{}') AS codes, coalesce(array_agg(value), '{}') AS values, coalesce(array_agg(n), '{}') AS counts
      FROM (
        SELECT code::int AS code, value, n FROM facet_roll WHERE place_id = ${placeId}::int AND ${isKind}
        UNION ALL SELECT ${PLACES}::int, place_id, n FROM count_roll WHERE place_id = ANY(${below.map(({ id }) => id)}::int[]) AND ${isKind}
        UNION ALL SELECT ${KINDS}::int, contract * ${CONTRACT_STEP}::int + category, n FROM count_roll WHERE place_id = ${placeId}::int) AS counted) AS counted
    WHERE name = 'facet_roll'`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const counts = tallied(
    row.codes.map((code, index) => ({ code, value: row.values[index] ?? 0, n: row.counts[index] ?? 0 })),
  );
  const byKind = counts.byValue(KINDS);
  return {
    counts,
    kinds: kindsOf(criteria).map((kind) => ({ ...kind, n: byKind.get(valueOf(kind)) ?? 0 })),
    countedVersion: row.counted_version,
    version: row.version,
    builtAt: row.built_at,
  };
}

/** Counts all facets without filters. @param table an empty one like `facet_roll` */
export async function fillFacetRoll(tx: DbOrTransaction, table: RawBuilder<unknown>): Promise<void> {
  const tallies = talliesOf(DEFAULT_CRITERIA);
  const names = tallies.map((tally) => sql.ref(columnOf(tally)));
  const values = tallies.map((tally) => sql`${tally.value} AS ${sql.ref(columnOf(tally))}`);
  const unpivoted = tallies.map(
    (tally, index) =>
      sql`(${tally.code}::int, ${sql.ref(columnOf(tally))}::int, ${1 << (tallies.length - 1 - index)}::int)`,
  );
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
