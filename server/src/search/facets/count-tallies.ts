import type { SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db';
import { listQueries, type ListScope } from '../planner/list-queries';
import { placeScope, scopeCondition } from '../planner/place-scope';
import type { FilterColumns } from '../search.tables';
import { type Tallied, tallied, type TwinRow } from './tallied';
import { talliesOf, TALLY_COLUMNS } from './tallies';
import { conditionsOf, without } from './tally';
import { type Choice, columnOf, type Counted, countValues, valuesOf } from './tally-statements';

/** Where the places below are counted: one column, and the place all of them lie in. */
export interface PlacesBelow {
  column: 'region' | 'province' | 'city' | 'zone' | 'microzone';
  within: ListScope['places'];
}

/** Code of the places below among the tallies, and of all matches. */
export const PLACES = 0;
export const TOTAL = 18;

/** One scan with grouping sets measured a third of the time of a scan for each of them. */
const TOGETHER: readonly (readonly number[])[] = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 15, 17], [11, 12], [PLACES, 13, TOTAL], [14, 16]];

const COLUMNS: readonly (keyof FilterColumns)[] = [...TALLY_COLUMNS, 'region', 'province', 'city', 'zone', 'microzone', 'twin'];

/**
 * Counts every value of every tally in one scan. A choice is ignored in the counts of its own facet: ads that fail one
 * choice alone are read too and count there only.
 */
export async function countTallies(db: Db, criteria: SearchCriteria, scope: ListScope, below: PlacesBelow | null): Promise<Tallied> {
  const choices: Choice[] = [];
  const choose = (conditions: readonly RawBuilder<boolean>[]): number => {
    if (conditions.length === 0) return 0;
    const bit = 1 << choices.length;
    choices.push({ bit, conditions });
    return bit;
  };
  // Of ads folded together each is read: which of them stands for the others depends on what else is chosen.
  let always: SearchCriteria = { ...criteria, flags: criteria.flags.filter((flag) => flag !== 'foldDuplicates') };
  const counted = talliesOf(criteria).map(({ code, value, key }): Counted => {
    const own = key === null ? 0 : choose(conditionsOf(criteria, key));
    if (own !== 0 && key !== null) always = without(always, key);
    return { code, value, own };
  });
  counted.push({ code: TOTAL, value: sql`0`, own: 0 });
  if (below !== null) counted.push({ code: PLACES, value: sql`nullif(${sql.ref(below.column)}, 0)`, own: choose(placeChoice(scope)) });

  const queries = listQueries(always, scope.places.length > 1 && below !== null ? { ...scope, places: below.within } : scope);
  const values = valuesOf(queries.rows(queries.keyword ? 'fts' : 'ls', COLUMNS), counted, choices);
  const sets = TOGETHER.map((codes) => counted.filter(({ code }) => codes.includes(code)));
  if (!criteria.flags.includes('foldDuplicates')) return tallied((await countValues(values, sets).execute(db)).rows);
  const [single, twins] = await Promise.all([
    countValues(sql`SELECT * FROM (${values}) AS ad WHERE twin IS NULL`, sets).execute(db),
    sql<Record<string, number | null>>`SELECT DISTINCT * FROM (${values}) AS ad WHERE twin IS NOT NULL`.execute(db),
  ]);
  return tallied(single.rows, twins.rows.map((row) => twinRow(row, counted)), (code) => counted.find((tally) => tally.code === code)?.own ?? 0);
}

function twinRow(row: Record<string, number | null>, counted: readonly Counted[]): TwinRow {
  return { twin: row['twin'] ?? 0, missed: row['missed'] ?? 0, values: new Map(counted.map((tally) => [tally.code, row[columnOf(tally)] ?? null])) };
}

/** Several places are a choice among the places below the one they share; a single one is where the search is. */
function placeChoice({ places, directory }: ListScope): RawBuilder<boolean>[] {
  const chosen = places.length > 1 ? placeScope(places, directory) : null;
  return chosen === null ? [] : [scopeCondition(chosen, directory)];
}
