import { CONDITIONS } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { HOUR_MS } from '../../platform/jobs';
import { BUILT_SINCE, CUT_CODES, MOST_ROOMS, SEA_WITHIN } from './guide-cuts';
import { FEWEST, GUIDE_KINDS, KIND_FACTS } from './guide-kinds';

const STALE_MS = 12 * HOUR_MS;

/**
 * Counts all figures anew where the read model has changed since the last time, and notes them as those of this month. Does nothing
 * while another process is at it.
 * @param now decides which month it is, in Croatia
 * @returns whether figures are new
 */
export function refreshFigures(db: Db, now: Date = new Date()): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true)`.execute(tx);
    const { rows } = await sql<{
      mine: boolean;
    }>`SELECT pg_try_advisory_xact_lock(hashtext('kvadrat.price-guide')) AS mine`.execute(tx);
    if (rows[0]?.mine !== true) return false;
    // Read before the figures: they may be newer than this says, never older.
    const { version } = await tx.selectFrom('read_model').select('version').executeTakeFirstOrThrow();
    const known = await tx.selectFrom('price_figure_state').select(['version', 'built_at']).executeTakeFirst();
    // Days on offer go by also where nothing changes.
    const stale =
      known === undefined || known.version !== version || now.getTime() - known.built_at.getTime() > STALE_MS;
    if (stale) {
      await writeFigures(tx, now);
      await sql`
        INSERT INTO price_figure_state (version, built_at) VALUES (${version}::bigint, ${now}::timestamptz)
        ON CONFLICT (single) DO UPDATE SET version = excluded.version, built_at = excluded.built_at`.execute(tx);
    }
    // Also where nothing has changed: a new month may have begun.
    await keepSnapshot(tx, now);
    return stale;
  });
}

const KINDS = sql.join(
  GUIDE_KINDS.flatMap((kind) => {
    const { code, category, typologies } = KIND_FACTS[kind];
    return typologies.map((typology) => sql`(${code}::smallint, ${category}::smallint, ${typology}::smallint)`);
  }),
);

const CUTS = sql.join([
  sql`(${CUT_CODES.all}::int, 0)`,
  sql`(${CUT_CODES.typology}::int, typology::int)`,
  // `least` alone would take ads that do not state their rooms for large ones.
  sql`(${CUT_CODES.rooms}::int, CASE WHEN rooms > 0 THEN least(rooms, ${MOST_ROOMS}::int) END)`,
  sql`(${CUT_CODES.condition}::int, array_position(${[...CONDITIONS]}::text[], condition) - 1)`,
  ...BUILT_SINCE.map(
    (year) => sql`(${CUT_CODES.built}::int, CASE WHEN year_built >= ${year}::int THEN ${year}::int END)`,
  ),
  ...SEA_WITHIN.map(
    (metres) => sql`(${CUT_CODES.sea}::int, CASE WHEN sea_distance <= ${metres}::int THEN ${metres}::int END)`,
  ),
]);

/**
 * Of a property that several advertise the first ad counts. Developments have a first price only, auctions a lowest bid, and shares
 * and leases are no whole: none of them is counted, nor is a price on request, which the read model does not know.
 */
async function writeFigures(tx: DbOrTransaction, now: Date): Promise<void> {
  await sql`DELETE FROM price_figure`.execute(tx);
  await sql`
    INSERT INTO price_figure (place_id, contract, kind, cut, value, n, q1, median, q3, price, reduced, reduction, days)
    SELECT place_id, contract, kind, cut, value, n, quarters[1], quarters[2], quarters[3], price, reduced, reduction, days
    FROM (
      SELECT place_id, contract, kind, cut, value, n, reduced,
        CASE WHEN n >= ${FEWEST}::int THEN quarters END AS quarters, CASE WHEN n >= ${FEWEST}::int THEN price END AS price,
        CASE WHEN n >= ${FEWEST}::int THEN reduction END AS reduction, CASE WHEN n >= ${FEWEST}::int THEN days END AS days
      FROM (
        SELECT ancestor.ancestor_id AS place_id, contract, kind, one.cut, one.value, count(*)::int AS n,
          percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY ppm) AS quarters,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY price) AS price,
          (count(*) FILTER (WHERE discount > 0))::int AS reduced,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY discount) FILTER (WHERE discount > 0) AS reduction,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY days) AS days
        FROM (
          SELECT DISTINCT ON (ls.contract, kinds.kind, coalesce(ls.twin, -ls.id))
            ls.contract, kinds.kind, ls.typology, ls.rooms, ls.year_built, ls.sea_distance, l.condition, l.place_id,
            ls.price, ls.price * 100.0::double precision / ls.surface AS ppm, ls.discount,
            extract(epoch FROM ${now}::timestamptz - l.published_at) / 86400 AS days
          FROM ls
          JOIN (VALUES ${KINDS}) AS kinds (kind, category, typology) ON kinds.category = ls.category AND kinds.typology = ls.typology
          JOIN listing l ON l.id = ls.id
          WHERE ls.contract IN (1, 2) AND ls.ppm IS NOT NULL AND l.kind NOT IN ('project', 'auction') AND l.tenure IS NULL
          ORDER BY ls.contract, kinds.kind, coalesce(ls.twin, -ls.id), ls.id
        ) AS property
        JOIN place_ancestor AS ancestor ON ancestor.place_id = property.place_id
        CROSS JOIN LATERAL (VALUES ${CUTS}) AS one (cut, value)
        WHERE one.value IS NOT NULL
        GROUP BY ancestor.ancestor_id, contract, kind, one.cut, one.value
      ) AS counted
    ) AS shown`.execute(tx);
}

/** Notes the figures as those of the month. What a demonstration has invented of an earlier one stays. */
async function keepSnapshot(tx: DbOrTransaction, now: Date): Promise<void> {
  await sql`
    INSERT INTO price_snapshot (place_id, contract, kind, month, n, q1, median, q3)
    SELECT place_id, contract, kind, date_trunc('month', ${now}::timestamptz AT TIME ZONE 'Europe/Zagreb')::date, n, q1, median, q3
    FROM price_figure WHERE cut = ${CUT_CODES.all}::smallint AND median IS NOT NULL
    ON CONFLICT (place_id, contract, kind, month) DO UPDATE
      SET n = excluded.n, q1 = excluded.q1, median = excluded.median, q3 = excluded.q3, invented = false`.execute(tx);
}
