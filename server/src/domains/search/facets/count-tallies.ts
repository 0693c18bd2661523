import type { SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { listQueries, type ListScope } from '../planner/list-queries';
import type { PlaceColumn } from '../planner/place-scope';
import type { FilterColumns } from '../search.tables';
import { type Sources, sourcesWith } from './sources';
import { type Tallied, tallied, type TallyRow, type TwinRow } from './tallied';
import { talliesOf } from './tallies';
import { isChosen, without } from './tally';
import { columnOf, type Counted, countValues, type Question, selectValues, sourcesOf } from './tally-statements';

/** Where the places below are counted: one column, and the place all of them lie in. */
export interface PlacesBelow {
  column: PlaceColumn;
  within: ListScope['places'];
}

/** Code of the places below among the tallies, and of all matches. */
export const PLACES = 0;
export const TOTAL = 18;

const TOTAL_TALLY: Counted = { code: TOTAL, value: sql`0`, sources: ['traits'] };
/** Levels below are many places, which go with other sources than the few regions. */
const placesTally = ({ column }: PlacesBelow): Counted => {
  const source = column === 'region' ? 'region' : 'place';
  return { code: PLACES, value: sql.ref(source), sources: [source] };
};

const COLUMNS: readonly (keyof FilterColumns)[] = [
  'typology',
  'rooms',
  'bedrooms',
  'bathrooms',
  'traits',
  'amen',
  'price',
  'surface',
  'discount',
  'agency',
  'region',
  'province',
  'city',
  'zone',
  'microzone',
  'twin',
];

/** Counts every value of every tally. A choice is ignored in the counts of its own facet: for that the ads are read once more. */
export async function countTallies(
  db: Db,
  criteria: SearchCriteria,
  scope: ListScope,
  below: PlacesBelow | null,
): Promise<Tallied> {
  // Of ads folded together each is read: which of them stands for the others depends on what else is chosen.
  const each: SearchCriteria = { ...criteria, flags: criteria.flags.filter((flag) => flag !== 'foldDuplicates') };
  const ask = (asked: SearchCriteria, where: ListScope, tallies: readonly Counted[]): Question => {
    const queries = listQueries(asked, where);
    return { ads: queries.rows(queries.keyword ? 'fts' : 'ls', COLUMNS), tallies };
  };
  // Several places are a choice among those below the one they share; a single one is where the search is.
  const placesChosen = below !== null && scope.places.length > 1;
  const plain: Counted[] = [TOTAL_TALLY, ...(below !== null && !placesChosen ? [placesTally(below)] : [])];
  const open: Question[] = placesChosen ? [ask(each, { ...scope, places: below.within }, [placesTally(below)])] : [];
  for (const tally of talliesOf(criteria)) {
    const { key } = tally;
    if (key === null || !isChosen(criteria, key)) plain.push(tally);
    else open.push(ask(without(each, key), scope, [tally]));
  }
  const sources = sourcesWith(below?.column ?? null);
  const count = criteria.flags.includes('foldDuplicates') ? countFolded : countEach;
  const counts = await Promise.all([[ask(each, scope, plain)], open].map((questions) => count(db, questions, sources)));
  return tallied(
    counts.flatMap(({ rows }) => rows),
    counts.flatMap(({ twins }) => twins),
  );
}

interface Counts {
  rows: TallyRow[];
  twins: TwinRow[];
}

async function countEach(db: Db, questions: readonly Question[], sources: Sources): Promise<Counts> {
  if (questions.length === 0) return { rows: [], twins: [] };
  const [row] = (await countValues(questions, sources).execute(db)).rows;
  return {
    rows:
      row === undefined
        ? []
        : row.codes.map((code, index) => ({ code, value: row.values[index] ?? 0, n: row.counts[index] ?? 0 })),
    twins: [],
  };
}

/** Of ads that seem to be for one property all count once: those are told one by one. */
async function countFolded(db: Db, questions: readonly Question[], sources: Sources): Promise<Counts> {
  const only = (condition: RawBuilder<boolean>): Question[] =>
    questions.map(({ ads, tallies }) => ({ ads: sql`SELECT * FROM (${ads}) AS ad WHERE ${condition}`, tallies }));
  const [{ rows }, ...twins] = await Promise.all([
    countEach(db, only(sql`twin IS NULL`), sources),
    ...only(sql`twin IS NOT NULL`).map((question) => readTwins(db, question, sources)),
  ]);
  return { rows, twins: twins.flat() };
}

async function readTwins(db: Db, question: Question, sources: Sources): Promise<TwinRow[]> {
  const { rows } = await sql<Record<string, number | null>>`
    SELECT DISTINCT twin, ${selectValues(question.tallies)} FROM (${sourcesOf(question, sources)}) AS ad`.execute(db);
  return rows.map((row) => ({
    twin: row['twin'] ?? 0,
    values: new Map(question.tallies.map((tally) => [tally.code, row[columnOf(tally)] ?? null])),
  }));
}
