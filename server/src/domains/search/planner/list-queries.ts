import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Place, PlaceDirectory } from '../../geography/api';
import { keywordPhrases, keywordQuery } from '../../../platform/text';
import { filterLexemes } from '../read-model/filter-lexemes';
import type { FilterColumns, LsTable } from '../search.tables';
import type { ShapeFilter } from '../shapes/shape-filter';
import { type Filter, filtersOf } from './conditions';
import { IS_PAID, IS_UNPAID, mixedPlace } from './mixed-order';
import { placeCondition } from './place-scope';
import { RELEVANCE, type SortOrder, sortOrder } from './sort-order';

/** The statements that can answer a search; which of them run is the planner's choice. */
export interface ListQueries {
  /** Whether anything but contract, category and place is asked for. */
  filtered: boolean;
  /** Whether there is a keyword with something to search by. */
  keyword: boolean;
  shaped: boolean;
  /** Whether it looks in several places, which no index has one behind the other. */
  scattered: boolean;
  /** Whether of ads that seem to be for one property only the first one counts. */
  folded: boolean;
  /** Ids of the page, along the index of the order; knows nothing of keywords, shapes and folding. */
  walk: RawBuilder<{ id: number }>;
  count: (table: 'ls' | 'fts') => RawBuilder<{ n: number }>;
  /** Every match collected once, for total and page; filters are columns of both tables. */
  matches: (table: 'ls' | 'fts') => RawBuilder<{ total: number; ids: number[] }>;
  /** Columns of every match, for those who count them otherwise; positions stand in `ls` alone. Of ads folded together the most relevant one. */
  rows: {
    (table: 'ls', columns: readonly (keyof LsTable)[]): RawBuilder<unknown>;
    (table: 'ls' | 'fts', columns: readonly (keyof FilterColumns)[]): RawBuilder<unknown>;
  };
}

/** Where a search looks. */
export interface ListScope {
  /** The places of its criteria, none of them inside of another; none for the whole country. */
  places: readonly Place[];
  directory: PlaceDirectory;
  /** Only this agency's ads. */
  agencyId?: number | null;
  /** Only what stands in these shapes. */
  shapes?: ShapeFilter | null;
  /** Shapes that were left out, though the criteria name them: answers without them are kept apart. */
  refused?: string;
  /** The search is not offered and finds nothing. */
  closed?: boolean;
  /** Ads that who asks has put away; in ascending order. */
  hidden?: readonly number[];
  /** Of what it would find these alone. */
  only?: readonly number[];
}

type Column = keyof LsTable;

/** What ads folded together have in common: an ad without a twin is one of its own. */
const SAME_PROPERTY = sql`coalesce(twin, -id)`;

export function listQueries(criteria: SearchCriteria, scope: ListScope): ListQueries {
  const { shapes = null, places, directory } = scope;
  const filters = [...filtersOf(criteria), ...ownFilters(scope)];
  const tsquery = keywordFilter(criteria, places, directory);
  const folded = criteria.flags.includes('foldDuplicates');
  const all = [...kindFilters(criteria), ...placeFilters(scope), ...filters, ...withoutHidden(scope)];
  const read = all.flatMap(({ columns }) => columns);
  const conditions = all.map(({ condition }) => condition);

  /** Matches, each on its own. */
  const select = (table: 'ls' | 'fts', columns: readonly Column[]): RawBuilder<unknown> => {
    const where = [
      ...conditions,
      ...(tsquery === null || table === 'ls'
        ? []
        : [sql`tsv @@ ${tsquery}::text::tsquery`, ...phraseConditions(criteria)]),
      ...(shapes === null || table === 'ls' ? [] : [shapes.inIds(criteria)]),
    ];
    const source =
      shapes === null || table === 'fts'
        ? sql.table(table)
        : shapes.source(criteria, [...new Set([...columns, ...read])]);
    return sql`SELECT ${names(columns)} FROM ${source} WHERE ${sql.join(where, sql` AND `)}`;
  };
  /** Of ads for one property the first one by an order. */
  const selectFirst = (table: 'ls' | 'fts', columns: readonly Column[], by: SortOrder): RawBuilder<unknown> => {
    if (!folded) return select(table, columns);
    const wanted = [...new Set<Column>([...columns, ...by.columns, 'id', 'twin'])];
    return sql`
      SELECT ${names(columns)} FROM (
        SELECT DISTINCT ON (${SAME_PROPERTY}) * FROM (${select(table, wanted)}) AS ad ORDER BY ${SAME_PROPERTY}, ${by.order}) AS first_ad`;
  };
  const sort = sortOrder(criteria.sort);
  const page = sql`LIMIT ${PAGE_SIZE}::int OFFSET ${(criteria.page - 1) * PAGE_SIZE}::bigint`;
  return {
    filtered: filters.length > 0 || shapes !== null || folded,
    keyword: tsquery !== null,
    shaped: shapes !== null,
    scattered: places.length > 1,
    folded,
    walk:
      sort === RELEVANCE
        ? mixedWalk(select('ls', ['id', 'rank']), criteria.page)
        : sql`${select('ls', ['id'])} ORDER BY ${sort.order} ${page}`,
    count: (table) =>
      folded
        ? sql`SELECT count(DISTINCT ${SAME_PROPERTY})::int AS n FROM (${select(table, ['id', 'twin'])}) AS ad`
        : sql`SELECT count(*)::int AS n FROM (${select(table, ['id'])}) AS ad`,
    rows: (table: 'ls' | 'fts', columns: readonly Column[]) => selectFirst(table, columns, RELEVANCE),
    matches: (table) => sql`
      WITH m AS MATERIALIZED (${selectFirst(table, ['id', ...sort.columns], sort)})
      SELECT (SELECT count(*)::int FROM m) AS total, ARRAY(${sort === RELEVANCE ? sql`SELECT id FROM (${mixed(sql`m`)}) AS mixed ORDER BY place` : sql`SELECT id FROM m ORDER BY ${sort.order}`} ${page}) AS ids`,
  };
}

/** Ids with their places, of ads with their ranks. */
function mixed(ads: RawBuilder<unknown>): RawBuilder<unknown> {
  const position = sql<number>`row_number() OVER (PARTITION BY ${IS_PAID} ORDER BY ${RELEVANCE.order})`;
  return sql`SELECT id, ${mixedPlace(IS_PAID, position)} AS place FROM ${ads}`;
}

/** Along the index twice, once for paid ads and once for the others, each as far as the page may need. */
function mixedWalk(ads: RawBuilder<unknown>, page: number): RawBuilder<{ id: number }> {
  const upTo = sql`ORDER BY ${RELEVANCE.order} LIMIT ${page * PAGE_SIZE}::int`;
  return sql`
    SELECT id FROM (${mixed(sql`((${ads} AND ${IS_PAID} ${upTo}) UNION ALL (${ads} AND ${IS_UNPAID} ${upTo})) AS walked`)}) AS mixed
    ORDER BY place LIMIT ${PAGE_SIZE}::int OFFSET ${(page - 1) * PAGE_SIZE}::bigint`;
}

function names(columns: readonly Column[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function kindFilters({ contract, category }: SearchCriteria): Filter[] {
  return [
    { columns: ['contract'], condition: sql`contract = ${contract}::smallint` },
    { columns: ['category'], condition: sql`category = ${category}::smallint` },
  ];
}

function placeFilters({ places, directory }: ListScope): Filter[] {
  return [placeCondition(places, directory) ?? []].flat();
}

/** No filter: it changes nothing of how an answer is found. */
function withoutHidden({ hidden = [] }: ListScope): Filter[] {
  return hidden.length === 0 ? [] : [{ columns: ['id'], condition: sql`id <> ALL(${[...hidden]}::int[])` }];
}

/** What is asked for beside the criteria. */
function ownFilters({ agencyId = null, closed = false, only }: ListScope): Filter[] {
  return [
    ...(only === undefined
      ? []
      : [{ columns: ['id' as const], condition: sql<boolean>`id = ANY(${[...only]}::int[])` }]),
    ...(agencyId === null
      ? []
      : [
          {
            columns: ['id' as const],
            condition: sql<boolean>`id IN (SELECT id FROM listing WHERE agency_id = ${agencyId}::int)`,
          },
        ]),
    ...(closed ? [{ columns: [], condition: sql<boolean>`false` }] : []),
  ];
}

/** What is quoted must stand so. For each match of the other conditions: a join might read the words of all ads instead. */
function phraseConditions({ keyword }: SearchCriteria): RawBuilder<unknown>[] {
  return keywordPhrases(keyword ?? '').map(
    (pattern) => sql`(SELECT words LIKE ${pattern}::text FROM fts_words WHERE fts_words.id = fts.id)`,
  );
}

/** What a keyword asks of the words of an ad; null for none with something to search by. */
export function keywordFilter(
  criteria: SearchCriteria,
  places: readonly Place[],
  directory: PlaceDirectory,
): string | null {
  if (criteria.keyword === null) return null;
  const [place, ...others] = places;
  const { region, city } = place === undefined || others.length > 0 ? {} : directory.columns(place.id);
  const within = { ...(region === undefined ? {} : { region }), ...(city === undefined ? {} : { city }) };
  return keywordQuery(
    criteria.keyword,
    filterLexemes({ contract: criteria.contract, category: criteria.category, ...within }),
  );
}
