import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Place, PlaceDirectory } from '../../geography';
import { keywordQuery } from '../../text';
import { filterLexemes } from '../read-model/filter-lexemes';
import type { FilterColumns } from '../search.tables';
import { filterConditions } from './conditions';
import { placeScope, scopeCondition } from './place-scope';
import { sortOrder } from './sort-order';

/** The statements that can answer a search; which of them run is the planner's choice. */
export interface ListQueries {
  /** Whether anything but contract, category and place is asked for. */
  filtered: boolean;
  /** Whether there is a keyword with something to search by. */
  keyword: boolean;
  /** Ids of the page, along the index of the order. */
  walk: RawBuilder<{ id: number }>;
  count: RawBuilder<{ n: number }>;
  /** Every match collected once, for total and page; filters are columns of both tables. */
  matches: (table: 'ls' | 'fts') => RawBuilder<{ total: number; ids: number[] }>;
  /** Filter columns of every match, for those who count them otherwise. */
  rows: (table: 'ls' | 'fts', columns: readonly (keyof FilterColumns)[]) => RawBuilder<unknown>;
}

/** Where a search looks. */
export interface ListScope {
  /** The places of its criteria, all of one level; none for the whole country. */
  places: readonly Place[];
  directory: PlaceDirectory;
  /** Only this agency's ads. */
  agencyId?: number | null;
}

export function listQueries(criteria: SearchCriteria, { places, directory, agencyId = null }: ListScope): ListQueries {
  const scope = placeScope(places, directory);
  const filters = [...filterConditions(criteria), ...(agencyId === null ? [] : [sql<boolean>`id IN (SELECT id FROM listing WHERE agency_id = ${agencyId}::int)`])];
  const tsquery = keywordFilter(criteria, places, directory);
  const where = sql.join(
    [
      sql`contract = ${criteria.contract}::smallint`,
      sql`category = ${criteria.category}::smallint`,
      ...(scope === null ? [] : [scopeCondition(scope, directory)]),
      ...filters,
      ...(tsquery === null ? [] : [sql`tsv @@ ${tsquery}::text::tsquery`]),
    ],
    sql` AND `,
  );
  const { columns, order } = sortOrder(criteria.sort);
  const page = sql`LIMIT ${PAGE_SIZE}::int OFFSET ${(criteria.page - 1) * PAGE_SIZE}::bigint`;
  return {
    filtered: filters.length > 0,
    keyword: tsquery !== null,
    walk: sql`SELECT id FROM ls WHERE ${where} ORDER BY ${order} ${page}`,
    count: sql`SELECT count(*)::int AS n FROM ls WHERE ${where}`,
    rows: (table, chosen) => sql`SELECT ${sql.join(chosen.map((column) => sql.ref(column)))} FROM ${sql.table(table)} WHERE ${where}`,
    matches: (table) => sql`
      WITH m AS MATERIALIZED (SELECT id, ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(table)} WHERE ${where})
      SELECT (SELECT count(*)::int FROM m) AS total, ARRAY(SELECT id FROM m ORDER BY ${order} ${page}) AS ids`,
  };
}

function keywordFilter(criteria: SearchCriteria, places: readonly Place[], directory: PlaceDirectory): string | null {
  if (criteria.keyword === null) return null;
  const [place, ...others] = places;
  const { region, city } = place === undefined || others.length > 0 ? {} : directory.columns(place.id);
  const within = { ...(region === undefined ? {} : { region }), ...(city === undefined ? {} : { city }) };
  return keywordQuery(criteria.keyword, filterLexemes({ contract: criteria.contract, category: criteria.category, ...within }));
}
