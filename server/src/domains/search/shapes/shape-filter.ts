import type { SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Area } from './area';
import { type CellRange, cover } from './cover';

/** What is searched in one place of an index. */
export type Kind = Pick<SearchCriteria, 'contract' | 'category'>;

/** Where the ads of a search must stand, as parts of statements. */
export interface ShapeFilter {
  /**
   * An item of FROM with the alias `ls`: those rows of the table `ls`, with the given columns, that are of a kind and stand
   * inside all shapes. Conditions on them belong outside of it.
   */
  source: (kind: Kind, columns: readonly string[]) => RawBuilder<unknown>;
  /** Condition on the `id` of another table. */
  inIds: (kind: Kind) => RawBuilder<boolean>;
  /** All of which must hold. */
  areas: readonly Area[];
}

/** Ranges beyond these cost more to look up than the rows they leave out. */
const MOST_RANGES = 128;
/** A rectangle is covered well by few. */
const MOST_RANGES_OF_BOX = 16;
/** Ranges of a rectangle that make up so much of what lies from the first to the last are read as one. */
const NEARLY_ALL = 0.6;

/**
 * @param areas all of which must hold
 * @param box whether they are but a rectangle
 */
export function shapeFilter(areas: readonly Area[], box: boolean): ShapeFilter {
  const ranges = cover(areas, box ? MOST_RANGES_OF_BOX : MOST_RANGES);
  const source = (box ? sourceInOne(areas, ranges) : null) ?? sourceByRanges(areas, ranges);
  return { source, inIds: (kind) => sql`id IN (SELECT id FROM ${source(kind, ['id'])})`, areas };
}

/** Of a map of the whole country hardly anything lies between its ranges: looking each of them up costs a fifth on top. */
function sourceInOne(areas: readonly Area[], ranges: readonly CellRange[]): ShapeFilter['source'] | null {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return null;
  const covered = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  if (covered < NEARLY_ALL * (last.to - first.from)) return null;
  const conditions = sql.join(
    areas.map((area) => area.condition()),
    sql` AND `,
  );
  return ({ contract, category }, columns) => sql`(
    SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ls
    WHERE contract = ${contract}::smallint AND category = ${category}::smallint AND cell BETWEEN ${first.from}::bigint AND ${last.to}::bigint AND ${conditions}) AS ls`;
}

function sourceByRanges(areas: readonly Area[], ranges: readonly CellRange[]): ShapeFilter['source'] {
  const bounds = sql`unnest(${ranges.map(({ from }) => from)}::bigint[], ${ranges.map(({ to }) => to)}::bigint[], ${ranges.map(({ check }) => check)}::int[])`;
  // Only rows of ranges on the edge of an area are tried, and only by that one.
  const checks = areas.map((area, index) => sql`(range.checks & ${1 << index}::int = 0 OR ${area.condition()})`);
  return ({ contract, category }, columns) => {
    const wanted = sql.join(columns.map((column) => sql.ref(column)));
    const read = sql.join([...new Set([...columns, 'x', 'y'])].map((column) => sql.ref(column)));
    // OFFSET 0 keeps conditions from outside out: with them PostgreSQL would walk another index once for each range.
    return sql`(
      SELECT ${wanted} FROM ${bounds} AS range (first, last, checks)
      CROSS JOIN LATERAL (
        SELECT ${read} FROM ls
        WHERE contract = ${contract}::smallint AND category = ${category}::smallint AND cell BETWEEN range.first AND range.last OFFSET 0) AS ad
      WHERE ${sql.join(checks, sql` AND `)}) AS ls`;
  };
}
