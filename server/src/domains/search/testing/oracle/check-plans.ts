import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db';
import { findListings } from '../../planner/find-listings';
import { listQueries, type ListScope } from '../../planner/list-queries';
import { resolveShapes, type TravelTimes } from '../../shapes/resolve-shapes';
import { naiveSearch } from './naive-search';
import { type CriteriaSources, randomCriteria, reachOf } from './random-criteria';
import type { GivenAds } from './given-ads';
import { RandomSource } from '../random-source';

/** Says how far one gets in these tests. */
export const ISOCHRONE: TravelTimes = {
  find: (travel) => {
    const ring = reachOf(travel).map(({ lat, lng }) => [lng, lat]);
    return Promise.resolve({ geometry: { coordinates: [[[...ring, ...ring.slice(0, 1)]]] } });
  },
};

/** One way to answer a search, and what came of it. */
interface Answer {
  way: string;
  total: number;
  ids?: readonly number[];
}

export interface Checked {
  searches: number;
  /** Of those: with any ad, with a shape, with a keyword, folded. */
  found: number;
  shaped: number;
  keyword: number;
  folded: number;
  /** By the way of answering, how often it was compared. */
  ways: Record<string, number>;
  /** By the order, how many searches had it. */
  orders: Record<string, number>;
}

/**
 * Compares every way the planner has to answer random searches with the naive statement: page, order and total.
 * @throws naming the first search that is answered otherwise
 */
export async function checkPlans(db: Db, given: GivenAds, searches: number, seed: number): Promise<Checked> {
  const random = new RandomSource(seed);
  const sources: CriteriaSources = given;
  const checked: Checked = { searches, found: 0, shaped: 0, keyword: 0, folded: 0, ways: {}, orders: {} };
  for (let search = 0; search < searches; search += 1) {
    const criteria = randomCriteria(random, sources);
    const agencyId = random.maybe(0.95, () => random.pick(given.agencies));
    const place = criteria.place === null ? undefined : given.directory.byPath(criteria.place);
    const { filter: shapes, notices } = await resolveShapes(criteria, { isochrone: ISOCHRONE });
    if (notices.length > 0) throw new Error(`${JSON.stringify(notices)} of ${JSON.stringify(criteria)}`);
    const scope: ListScope = {
      places: place === undefined ? [] : [place],
      directory: given.directory,
      agencyId,
      shapes,
    };
    const expected = await naiveSearch(db, {
      criteria,
      agencyId,
      placeIds: scope.places.map(({ id }) => id),
      reach: reachOf,
    });
    const page = expected.slice((criteria.page - 1) * PAGE_SIZE, criteria.page * PAGE_SIZE);
    for (const { way, total, ids } of await answers(db, criteria, scope)) {
      const same = total === expected.length && (ids === undefined || ids.join() === page.join());
      if (!same)
        throw new Error(
          `${way}: ${total} ${ids?.join() ?? ''}\nnot ${expected.length} ${page.join()}\nfor ${JSON.stringify({ ...criteria, agencyId })}`,
        );
      checked.ways[way] = (checked.ways[way] ?? 0) + 1;
    }
    const { keyword, folded } = listQueries(criteria, scope);
    const order = `${criteria.sort.field} ${criteria.sort.order}`;
    checked.orders[order] = (checked.orders[order] ?? 0) + 1;
    checked.found += Number(expected.length > 0);
    checked.shaped += Number(shapes !== null);
    checked.keyword += Number(keyword);
    checked.folded += Number(folded);
  }
  return checked;
}

async function answers(db: Db, criteria: SearchCriteria, scope: ListScope): Promise<Answer[]> {
  const queries = listQueries(criteria, scope);
  const { filtered, keyword, shaped, folded } = queries;
  const tables = keyword ? (['fts'] as const) : (['ls', 'fts'] as const);
  const found = await findListings(db, criteria, scope);
  const list: Answer[] = [{ way: `planner: ${found.plan.kind}`, total: found.total, ids: found.ids }];
  for (const table of tables) {
    const { rows: matches } = await queries.matches(table).execute(db);
    list.push({ way: `matches of ${table}`, total: matches[0]?.total ?? -1, ids: matches[0]?.ids ?? [] });
    const { rows: count } = await queries.count(table).execute(db);
    list.push({ way: `count of ${table}`, total: count[0]?.n ?? -1 });
    const { rows } = await sql<{
      n: number;
    }>`SELECT count(DISTINCT id)::int AS n FROM (${queries.rows(table, ['id', 'price'])}) AS ad`.execute(db);
    list.push({ way: `rows of ${table}`, total: rows[0]?.n ?? -1 });
  }
  if (!keyword && !shaped && !folded) {
    const { rows } = await queries.walk.execute(db);
    list.push({
      way: filtered ? 'walk and count' : 'walk and roll-up',
      total: filtered ? ((await queries.count('ls').execute(db)).rows[0]?.n ?? -1) : found.total,
      ids: rows.map(({ id }) => id),
    });
  }
  return list;
}
