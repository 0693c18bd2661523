import type { SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Area } from './area';
import { cover } from './cover';

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
}

/** Ranges beyond these cost more to look up than the rows they leave out. */
const MOST_RANGES = 128;
/** A rectangle is covered well by few. */
const MOST_RANGES_OF_BOX = 16;

/**
 * @param areas all of which must hold
 * @param box whether they are but a rectangle
 */
export function shapeFilter(areas: readonly Area[], box: boolean): ShapeFilter {
  const ranges = cover(areas, box ? MOST_RANGES_OF_BOX : MOST_RANGES);
  const bounds = sql`unnest(${ranges.map(({ from }) => from)}::bigint[], ${ranges.map(({ to }) => to)}::bigint[], ${ranges.map(({ check }) => check)}::int[])`;
  // Only rows of ranges on the edge of an area are tried, and only by that one.
  const checks = areas.map((area, index) => sql`(range.checks & ${1 << index}::int = 0 OR ${area.condition()})`);
  const source: ShapeFilter['source'] = ({ contract, category }, columns) => {
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
  return { source, inIds: (kind) => sql`id IN (SELECT id FROM ${source(kind, ['id'])})` };
}
