import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { AnswerCache } from '../cache/answer-cache';
import { answerKey } from '../cache/answer-key';
import { choosePlan, type CountFirst, type Plan, planCounted } from './choose-plan';
import { listQueries, type ListQueries, type ListScope } from './list-queries';

export interface FoundListings {
  /** Of the asked page, in order; none behind the last page. */
  ids: number[];
  /** Exact number of matches. */
  total: number;
  /** Matches that were left out as who asks has put them away. */
  leftOut: number;
  plan: Plan;
}

/** Place 0 of the counts. */
const EVERYWHERE = 0;

const totals = new AnswerCache<number>('totals');

/** Answers a search from the read model: ids of one page and the exact total. */
export async function findListings(db: Db, criteria: SearchCriteria, scope: ListScope): Promise<FoundListings> {
  const open = await withHiddenOf(db, criteria, scope);
  const leftOut = open.hidden?.length ?? 0;
  const { queries, plan: chosen, base, total } = await prepare(db, criteria, open);
  const plan =
    chosen.kind === 'count' ? planCounted({ base, total: await total(), upTo: criteria.page * PAGE_SIZE }) : chosen;
  if (plan.kind === 'empty') return { ids: [], total: 0, leftOut, plan };
  if (plan.kind === 'matches') {
    const { rows } = await queries.matches(plan.table).execute(db);
    return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0, leftOut, plan };
  }
  const [{ rows }, n] = await Promise.all([queries.walk.execute(db), total()]);
  return { ids: rows.map(({ id }) => id), total: n, leftOut, plan };
}

/** The exact number of matches alone. */
export async function countMatches(db: Db, criteria: SearchCriteria, scope: ListScope): Promise<number> {
  return (await prepare(db, criteria, await withHiddenOf(db, criteria, scope))).total();
}

/** Of what somebody has put away only what a search would find: most searches know none of it, and are answered as for all. */
export async function withHiddenOf(db: Db, criteria: SearchCriteria, scope: ListScope): Promise<ListScope> {
  const { hidden = [], ...rest } = scope;
  if (hidden.length === 0) return rest;
  // Ads folded together are each found: whichever of them is put away, another one may stand for it.
  const flags = criteria.flags.filter((flag) => flag !== 'foldDuplicates');
  const queries = listQueries({ ...criteria, flags }, { ...rest, only: hidden });
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (${queries.rows(queries.keyword ? 'fts' : 'ls', ['id'])}) AS ad ORDER BY id`.execute(db);
  return rows.length === 0 ? rest : { ...rest, hidden: rows.map(({ id }) => id) };
}

async function prepare(
  db: Db,
  criteria: SearchCriteria,
  scope: ListScope,
): Promise<{ queries: ListQueries; plan: Plan | CountFirst; base: number; total: () => Promise<number> }> {
  const { places, agencyId = null, refused = '', closed = false, hidden = [], ...rest } = scope;
  const queries = listQueries(criteria, scope);
  // What all others are told is counted once for all, and what is put away taken from it; a property is gone with its last ad.
  const leftOut = queries.folded ? 0 : hidden.length;
  const counting = leftOut === 0 ? queries : listQueries(criteria, { ...rest, places, agencyId, refused, closed });
  const { version, base } = await readCounts(
    db,
    criteria,
    places.length === 0 ? [EVERYWHERE] : places.map(({ id }) => id),
  );
  const plan = choosePlan({ base: closed ? 0 : base, ...queries });
  const counted = (query: RawBuilder<{ n: number }>): Promise<number> =>
    totals.get(
      db,
      answerKey(version, criteria, agencyId, refused, ...(queries.folded ? hidden : [])),
      async () => (await query.execute(db)).rows[0]?.n ?? 0,
    );
  const whole = async (): Promise<number> => {
    if (plan.kind === 'empty') return 0;
    if (plan.kind === 'matches') return counted(counting.count(plan.table));
    return plan.kind === 'walk' && plan.total === 'rollup' ? base : counted(counting.count('ls'));
  };
  // A total that was counted a moment before may know less than what is put away.
  const total = async (): Promise<number> => Math.max(0, (await whole()) - leftOut);
  return { queries, plan, base, total };
}

async function readCounts(
  db: Db,
  criteria: SearchCriteria,
  placeIds: readonly number[],
): Promise<{ version: number; base: number }> {
  const { rows } = await sql<{ version: number; base: number | null }>`
    SELECT version, (SELECT sum(n)::int FROM count_roll WHERE place_id = ANY(${placeIds}::int[]) AND contract = ${criteria.contract}::smallint
                     AND category = ${criteria.category}::smallint) AS base
    FROM read_model`.execute(db);
  return { version: rows[0]?.version ?? 0, base: rows[0]?.base ?? 0 };
}
