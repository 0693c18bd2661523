import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import { criteriaParams, type SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db';
import type { Place, PlaceDirectory } from '../../geography';
import { keywordQuery } from '../../text';
import { filterLexemes } from '../read-model/filter-lexemes';
import { choosePlan, type Plan } from './choose-plan';
import { filterConditions } from './conditions';
import { placeScope, scopeCondition } from './place-scope';
import { sortOrder } from './sort-order';
import { TotalsCache } from './totals-cache';

export interface FoundListings {
  /** Of the asked page, in order; none behind the last page. */
  ids: number[];
  /** Exact number of matches. */
  total: number;
  plan: Plan;
}

const caches = new WeakMap<Db, TotalsCache>();

/**
 * Answers a search from the read model: ids of one page and the exact total.
 * @param place the place of `criteria`, null for the whole country
 */
export async function findListings(db: Db, criteria: SearchCriteria, place: Place | null, directory: PlaceDirectory): Promise<FoundListings> {
  const scope = placeScope(place, directory);
  const filters = filterConditions(criteria);
  const tsquery = keywordFilter(criteria, place, directory);
  const { version, base } = await readCounts(db, criteria, scope === null ? 0 : (place?.id ?? 0));
  const plan = choosePlan({ base, filtered: filters.length > 0, keyword: tsquery !== null });
  if (plan.kind === 'empty') return { ids: [], total: 0, plan };

  const where = and([
    sql`contract = ${criteria.contract}::smallint`,
    sql`category = ${criteria.category}::smallint`,
    ...(scope === null ? [] : [scopeCondition(scope, directory)]),
    ...filters,
    ...(tsquery === null ? [] : [sql<boolean>`tsv @@ ${tsquery}::text::tsquery`]),
  ]);
  const { column, order } = sortOrder(criteria.sort);
  const page = sql`LIMIT ${PAGE_SIZE}::int OFFSET ${(criteria.page - 1) * PAGE_SIZE}::bigint`;

  if (plan.kind === 'matches') {
    const { rows } = await sql<{ total: number; ids: number[] }>`
      WITH m AS MATERIALIZED (SELECT id, ${sql.ref(column)} FROM ${sql.table(plan.table)} WHERE ${where})
      SELECT (SELECT count(*)::int FROM m) AS total, ARRAY(SELECT id FROM m ORDER BY ${order} ${page}) AS ids`.execute(db);
    return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0, plan };
  }
  const walk = sql<{ id: number }>`SELECT id FROM ls WHERE ${where} ORDER BY ${order} ${page}`.execute(db);
  const live = (): Promise<number> => countLive(db, where);
  const total = plan.total === 'rollup' ? Promise.resolve(base) : cacheOf(db).get(totalKey(criteria, version), live);
  const [{ rows }, count] = await Promise.all([walk, total]);
  return { ids: rows.map(({ id }) => id), total: count, plan };
}

function keywordFilter(criteria: SearchCriteria, place: Place | null, directory: PlaceDirectory): string | null {
  if (criteria.keyword === null) return null;
  const { region, city } = place === null ? {} : directory.columns(place.id);
  const places = { ...(region === undefined ? {} : { region }), ...(city === undefined ? {} : { city }) };
  return keywordQuery(criteria.keyword, filterLexemes({ contract: criteria.contract, category: criteria.category, ...places }));
}

async function readCounts(db: Db, criteria: SearchCriteria, placeId: number): Promise<{ version: number; base: number }> {
  const { rows } = await sql<{ version: number; base: number | null }>`
    SELECT version, (SELECT n FROM count_roll WHERE place_id = ${placeId}::int AND contract = ${criteria.contract}::smallint
                     AND category = ${criteria.category}::smallint) AS base
    FROM read_model`.execute(db);
  return { version: rows[0]?.version ?? 0, base: rows[0]?.base ?? 0 };
}

async function countLive(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ls WHERE ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Order and page do not change a total. */
function totalKey(criteria: SearchCriteria, version: number): string {
  const params = criteriaParams({ ...criteria, page: 1, sort: { field: 'rilevanza', order: 'desc' } });
  return `${version} ${criteria.contract} ${criteria.category} ${criteria.place ?? ''} ${params.toString()}`;
}

function cacheOf(db: Db): TotalsCache {
  let cache = caches.get(db);
  if (cache === undefined) caches.set(db, (cache = new TotalsCache()));
  return cache;
}

function and(conditions: readonly RawBuilder<boolean>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` AND `);
}
