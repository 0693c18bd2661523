import { type RawBuilder, sql } from 'kysely';
import { toCell } from '../../geography/api';
import type { Box } from '../shapes/box-area';
import type { Kind } from '../shapes/shape-filter';
import { squareShift } from './grid';

/** With more squares than these, which no screen has, parts of a shape are fewer. */
const MOST_EDGE_SQUARES = 256;

/**
 * An item of FROM: the ads that a view shows of the squares its edge runs through. Only squares with ads when they were
 * counted beforehand are looked up; around a map of the country there is nearly none.
 * @param whole the squares that the view shows all of
 * @returns null for a view that is too large for the zoom
 */
export function edgeSquares(
  { contract, category }: Kind,
  view: Box,
  whole: Box,
  zoom: number,
): RawBuilder<unknown> | null {
  const side = 2 ** squareShift(zoom);
  const column = (x: number): number => Math.floor(x / side);
  const [west, east, north, south] = [column(view.west), column(view.east), column(view.north), column(view.south)];
  const width = east - west + 1;
  if (width * (south - north + 1) - (whole.east - whole.west + 1) * (whole.south - whole.north + 1) > MOST_EDGE_SQUARES)
    return null;
  const columns: number[] = [];
  const rows: number[] = [];
  const cells: number[] = [];
  for (let row = north; row <= south; row += 1) {
    const through = row >= whole.north && row <= whole.south;
    for (let at = west; at <= east; at += 1) {
      if (through && at === whole.west) at = whole.east + 1;
      if (at > east) break;
      columns.push(at);
      rows.push(row);
      cells.push(toCell({ x: at * side, y: row * side }));
    }
  }
  // OFFSET 0: otherwise all ads of the view are read, and joined.
  return sql`(
    SELECT ad.* FROM unnest(${columns}::int[], ${rows}::int[], ${cells}::bigint[]) AS edge (column_x, row_y, first)
    JOIN cluster_roll AS rolled ON rolled.zoom = ${zoom}::smallint AND rolled.contract = ${contract}::smallint AND rolled.category = ${category}::smallint
      AND rolled.row_y = edge.row_y AND rolled.column_x = edge.column_x
    CROSS JOIN LATERAL (
      SELECT cell, x, y, price, id FROM ls
      WHERE contract = ${contract}::smallint AND category = ${category}::smallint AND cell BETWEEN edge.first AND edge.first + ${side * side - 1}::bigint OFFSET 0) AS ad
    WHERE ad.x BETWEEN ${view.west}::int AND ${view.east}::int AND ad.y BETWEEN ${view.north}::int AND ${view.south}::int) AS ls`;
}
