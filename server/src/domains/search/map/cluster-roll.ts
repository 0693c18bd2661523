import { type RawBuilder, sql } from 'kysely';
import type { DbOrTransaction } from '../../../platform/db';
import { FIRST_GROUPED_ZOOM, LAST_GROUPED_ZOOM, squareShift } from './grid';

/**
 * Counts the ads with a position by the squares of every zoom, each from the finest ones.
 * Sums of positions are whole numbers that a double holds exactly; as bigint they would be added up as decimals.
 * @param table an empty one like `cluster_roll`
 */
export async function fillClusterRoll(tx: DbOrTransaction, table: RawBuilder<unknown>): Promise<void> {
  const shift = sql`${squareShift(LAST_GROUPED_ZOOM)}::int`;
  await sql`
    WITH finest AS MATERIALIZED (
      SELECT contract, category, x >> ${shift} AS column_x, y >> ${shift} AS row_y,
             count(*)::int AS n, sum(x)::float8 AS x, sum(y)::float8 AS y, min(price) AS price, min(id) AS id
      FROM ls WHERE cell IS NOT NULL GROUP BY contract, category, column_x, row_y)
    INSERT INTO ${table} (zoom, contract, category, column_x, row_y, n, x, y, price, id)
    SELECT ${LAST_GROUPED_ZOOM}::int - coarser, contract, category, column_x >> coarser, row_y >> coarser,
           sum(n), floor(sum(x) / sum(n))::int, floor(sum(y) / sum(n))::int, min(price), min(id)
    FROM finest CROSS JOIN generate_series(0, ${LAST_GROUPED_ZOOM - FIRST_GROUPED_ZOOM}::int) AS coarser
    GROUP BY coarser, contract, category, column_x >> coarser, row_y >> coarser`.execute(tx);
}
