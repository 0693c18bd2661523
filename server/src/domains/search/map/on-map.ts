import { type RawBuilder, sql } from 'kysely';
import type { ListQueries } from '../planner/list-queries';
import type { LsTable } from '../search.tables';

/** The ads of a search that show a position: the list's own conditions, and those without one left out. */
export function onMap(queries: ListQueries, columns: readonly (keyof LsTable)[]): RawBuilder<unknown> {
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  // Positions stand in `ls` alone.
  return queries.keyword
    ? sql`SELECT ${wanted} FROM ls WHERE cell IS NOT NULL AND id IN (${queries.rows('fts', ['id'])})`
    : sql`SELECT ${wanted} FROM (${queries.rows('ls', [...new Set<keyof LsTable>([...columns, 'cell'])])}) AS ad WHERE cell IS NOT NULL`;
}
