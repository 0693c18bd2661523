import type { SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { unproject } from '../../geography/api';
import type { ListQueries } from '../planner/list-queries';
import { type Box, frameArea, boxArea, worldBox } from '../shapes/box-area';
import { shapeFilter } from '../shapes/shape-filter';
import { edgeSquares } from './edge-squares';
import { boxOfSquares, squareShift, wholeSquares } from './grid';
import { onMap } from './on-map';

/** Squares or pins in one answer at most. */
export const MOST_ON_MAP = 2000;

/** Groups of ads by squares of the map, one column for each thing to know about them; the largest first. */
export interface Squares {
  /** Middle of the ads. */
  lat: number[];
  lng: number[];
  count: number[];
  /** Lowest price shown, null where none is. */
  price: (number | null)[];
  /** The ad where there is but one. */
  id: (number | null)[];
}

export interface FoundSquares {
  squares: Squares;
  /** Ads in all squares, those left out included. */
  total: number;
  /** Whether squares were left out. */
  capped: boolean;
}

/** Ads of a search counted by squares. */
export function liveSquares(db: Db, queries: ListQueries, zoom: number): Promise<FoundSquares> {
  return readSquares(db, groupBySquares(onMap(queries, ['cell', 'x', 'y', 'price', 'id']), zoom));
}

/** The same from the squares counted beforehand, as far as they lie inside the viewport as a whole; those on its edge are counted now. */
export function rolledSquares(
  db: Db,
  { contract, category, viewport }: SearchCriteria,
  zoom: number,
): Promise<FoundSquares> {
  const rolled = (squares: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    SELECT column_x, row_y, n, x, y, price, id FROM cluster_roll
    WHERE zoom = ${zoom}::smallint AND contract = ${contract}::smallint AND category = ${category}::smallint ${squares}`;
  if (viewport === null) return readSquares(db, rolled(sql``));
  const view = worldBox(viewport);
  const whole = wholeSquares(view, zoom);
  const kind = { contract, category };
  const edge =
    (whole === null ? null : edgeSquares(kind, view, whole, zoom)) ??
    edgeOf(view, whole, zoom).source(kind, ['cell', 'x', 'y', 'price', 'id']);
  const live = groupBySquares(sql`SELECT cell, x, y, price, id FROM ${edge}`, zoom);
  if (whole === null) return readSquares(db, live);
  const inside = sql`AND row_y BETWEEN ${whole.north}::int AND ${whole.south}::int AND column_x BETWEEN ${whole.west}::int AND ${whole.east}::int`;
  return readSquares(db, sql`${rolled(inside)} UNION ALL ${live}`);
}

function edgeOf(view: Box, whole: Box | null, zoom: number): ReturnType<typeof shapeFilter> {
  return shapeFilter([whole === null ? boxArea(view) : frameArea(view, boxOfSquares(whole, zoom))], false);
}

/**
 * A cell without its last bits is the number of a square: one number to group by instead of two.
 * @param rows with the columns cell, x, y, price and id
 */
function groupBySquares(rows: RawBuilder<unknown>, zoom: number): RawBuilder<unknown> {
  const shift = squareShift(zoom);
  return sql`
    SELECT x >> ${shift}::int AS column_x, y >> ${shift}::int AS row_y, n, x, y, price, id FROM (
      SELECT count(*)::int AS n, (sum(x) / count(*))::int AS x, (sum(y) / count(*))::int AS y, min(price) AS price, min(id) AS id
      FROM (${rows}) AS ad GROUP BY cell >> ${2 * shift}::int) AS square`;
}

interface SquaresRow {
  total: number;
  squares: number;
  n: number[];
  x: number[];
  y: number[];
  price: (number | null)[];
  id: number[];
}

/** Whole columns come over the wire: for thousands of squares that is half the work of rows. */
async function readSquares(db: Db, grouped: RawBuilder<unknown>): Promise<FoundSquares> {
  const { rows } = await sql<SquaresRow>`
    WITH square AS MATERIALIZED (${grouped}), shown AS (SELECT * FROM square ORDER BY n DESC, row_y, column_x LIMIT ${MOST_ON_MAP}::int)
    SELECT (SELECT coalesce(sum(n), 0)::int FROM square) AS total, (SELECT count(*)::int FROM square) AS squares,
           coalesce(array_agg(n), '{}') AS n, coalesce(array_agg(x), '{}') AS x, coalesce(array_agg(y), '{}') AS y,
           coalesce(array_agg(price), '{}') AS price, coalesce(array_agg(id), '{}') AS id
    FROM shown`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new TypeError('an aggregate gives one row');
  const places = row.x.map((x, index) => unproject({ x: x + 0.5, y: (row.y[index] ?? 0) + 0.5 }));
  return {
    squares: {
      lat: places.map(({ lat }) => round(lat)),
      lng: places.map(({ lng }) => round(lng)),
      count: row.n,
      price: row.price,
      id: row.id.map((id, index) => (row.n[index] === 1 ? id : null)),
    },
    total: row.total,
    capped: row.squares > row.n.length,
  };
}

/** Five decimals are about a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
