import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { listQueries } from '../planner/list-queries';
import { readSearch, type SearchDeps } from '../read-search';

/** Ids of all ads that stand in the list of an address, asked for by the list's own statement. Of ads for one property each counts. */
export async function naiveMatches(db: Db, address: string, deps: SearchDeps = {}): Promise<number[]> {
  const { pathname, searchParams } = new URL(address, 'http://list');
  const { criteria, scope } = await readSearch(db, { path: pathname, query: searchParams, locale: 'hr' }, deps);
  const flags = criteria.flags.filter((flag) => flag !== 'foldDuplicates');
  const queries = listQueries({ ...criteria, flags }, scope);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (${queries.rows(queries.keyword ? 'fts' : 'ls', ['id'])}) AS ad`.execute(db);
  return rows.map(({ id }) => id);
}
