import { sql } from 'kysely';
import type { Db } from '@kvadrat/server/platform/db';
import { refreshFigures } from '@kvadrat/server/domains/price-guide';

/** Months before the epoch's that get figures. */
const MONTHS = 36;
/** By how much prices rose in a year, a little differently in each place. */
const GROWTH = 0.11;
const GROWTH_SPREAD = 0.09;
/** By how much the middle of a month misses the trend. */
const NOISE = 0.02;
/** Summers are a little dearer. */
const SEASON = 0.008;

/**
 * Invents what figures of the price guide were in the three years before the demonstration began, back from what they are. Marked as
 * invented: pages say so. The same places get the same history each time, and months that are there are left as they are.
 */
export async function inventPriceHistory(db: Db, epoch: Date): Promise<void> {
  await refreshFigures(db, epoch);
  await sql`
    INSERT INTO price_snapshot (place_id, contract, kind, month, n, q1, median, q3, invented)
    SELECT now.place_id, now.contract, now.kind, (now.month - make_interval(months => ago))::date,
      greatest(10, round(now.n * (1 - ago * 0.004) * (1 + ${NOISE * 4}::float8 * (chance - 0.5))))::int,
      now.q1 * level, now.median * level, now.q3 * level, true
    FROM price_snapshot now
    CROSS JOIN generate_series(1, ${MONTHS}::int) AS ago
    CROSS JOIN LATERAL (SELECT
      -- Hashes are the same on every machine, unlike random().
      (abs(hashtextextended(concat_ws(' ', now.place_id, now.contract, now.kind), 1)) % 1000) / 1000.0::float8 AS lean,
      (abs(hashtextextended(concat_ws(' ', now.place_id, now.contract, now.kind, ago), 2)) % 1000) / 1000.0::float8 AS chance) AS luck
    CROSS JOIN LATERAL (SELECT
      exp(-(ago / 12.0::float8) * (${GROWTH}::float8 + ${GROWTH_SPREAD}::float8 * (lean - 0.5)))
        * (1 + ${NOISE}::float8 * (chance - 0.5) + ${SEASON}::float8 * cos(2 * pi() * (extract(month FROM now.month)::int - ago - 7) / 12)) AS level) AS trend
    WHERE now.month = date_trunc('month', ${epoch}::timestamptz AT TIME ZONE 'Europe/Zagreb')::date
    ON CONFLICT DO NOTHING`.execute(db);
}
