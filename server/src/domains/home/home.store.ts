import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** Below so many ads a median says nothing. */
const FEWEST_FOR_MEDIAN = 20;

const SALE = 1;
const RENT = 2;
const HOMES = 1;
/** Place 0 of the counts. */
const EVERYWHERE = 0;

export interface TownFigures {
  sale: number;
  rent: number;
  pricePerSquareMetre: number | null;
}

/** Active ads of every kind. */
export async function countAllAds(db: Db): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`SELECT coalesce(sum(n), 0)::int AS n FROM count_roll WHERE place_id = ${EVERYWHERE}`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Homes for sale and to rent in places, and what a square metre costs there in the middle.
 * @param places by id: the level they are of
 */
export async function townFigures(
  db: Db,
  places: ReadonlyMap<number, 'city' | 'province'>,
): Promise<Map<number, TownFigures>> {
  const ids = [...places.keys()];
  const cities = ids.filter((id) => places.get(id) === 'city');
  const provinces = ids.filter((id) => places.get(id) === 'province');
  const [counts, medians] = await Promise.all([
    sql<{ place_id: number; contract: number; n: number }>`
      SELECT place_id, contract, n FROM count_roll
      WHERE place_id = ANY(${ids}::int[]) AND category = ${HOMES}::smallint AND contract IN (${SALE}::smallint, ${RENT}::smallint)`.execute(
      db,
    ),
    sql<{ place_id: number; median: number }>`
      SELECT place_id, percentile_cont(0.5) WITHIN GROUP (ORDER BY ppm) AS median
      FROM (SELECT city AS place_id, ppm FROM ls WHERE city = ANY(${cities}::smallint[]) AND contract = ${SALE}::smallint AND category = ${HOMES}::smallint
            UNION ALL
            SELECT province, ppm FROM ls WHERE province = ANY(${provinces}::smallint[]) AND contract = ${SALE}::smallint AND category = ${HOMES}::smallint) AS homes
      WHERE ppm IS NOT NULL GROUP BY place_id HAVING count(*) >= ${FEWEST_FOR_MEDIAN}::int`.execute(db),
  ]);
  const countOf = (id: number, contract: number): number =>
    counts.rows.find((row) => row.place_id === id && row.contract === contract)?.n ?? 0;
  const medianOf = (id: number): number | null => {
    const median = medians.rows.find((row) => row.place_id === id)?.median;
    return median === undefined ? null : Math.round(median);
  };
  return new Map(
    ids.map((id) => [id, { sale: countOf(id, SALE), rent: countOf(id, RENT), pricePerSquareMetre: medianOf(id) }]),
  );
}
