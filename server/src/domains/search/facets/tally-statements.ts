import { type RawBuilder, sql } from 'kysely';
import { selectSources, type SourceName, type Sources } from './sources';

/** A tally in one search. */
export interface Counted {
  code: number;
  value: RawBuilder<number | null>;
  sources: readonly SourceName[];
}

/** Columns of one row, an entry of each for each count. */
export interface CountedRow {
  codes: number[];
  values: number[];
  counts: number[];
}

/** Some ads and what is counted of them. */
export interface Question {
  /** Rows with the filter columns. */
  ads: RawBuilder<unknown>;
  tallies: readonly Counted[];
}

/** Sources that have few different values together. Each set costs as much as reading the ads does. */
const TOGETHER: readonly (readonly SourceName[])[] = [
  ['typology', 'rooms', 'bedrooms', 'bathrooms', 'surface', 'region'],
  ['traits', 'discount', 'agency'],
  ['amen'],
  ['price', 'place'],
];

/** Name of a tally's column. */
export function columnOf({ code }: Pick<Counted, 'code'>): string {
  return `v${code}`;
}

/** Items of a SELECT over sources. */
export function selectValues(tallies: readonly Counted[]): RawBuilder<unknown> {
  return sql.join(tallies.map((tally) => sql`(${tally.value})::int AS ${sql.ref(columnOf(tally))}`));
}

/** The sources of what is counted of some ads, and the ads' twins. */
export function sourcesOf({ ads, tallies }: Question, sources: Sources): RawBuilder<unknown> {
  return sql`SELECT twin, ${selectSources(sources, namesOf(tallies))} FROM (${ads}) AS ad`;
}

/** Counts the values of all tallies, each question in one scan. */
export function countValues(questions: readonly Question[], sources: Sources): RawBuilder<CountedRow> {
  return sql`
    WITH counted AS MATERIALIZED (${sql.join(
      questions.map((question) => sql`SELECT code, value, n FROM (${countQuestion(question, sources)}) AS question`),
      sql` UNION ALL `,
    )})
    SELECT ARRAY(SELECT code FROM counted) AS codes, ARRAY(SELECT value FROM counted) AS values, ARRAY(SELECT n FROM counted) AS counts`;
}

/** Ads that are alike are counted first, a few thousand at most: the tallies are made of those, not of every ad. */
function countQuestion(question: Question, sources: Sources): RawBuilder<unknown> {
  const used = namesOf(question.tallies);
  const sets = TOGETHER.map((names) => ({
    names: names.filter((name) => used.includes(name)),
    tallies: question.tallies.filter(({ sources: [first] }) => first !== undefined && names.includes(first)),
  })).filter(({ names }) => names.length > 0);
  // GROUPING has a bit for each column that a row is not grouped by, the last one in the lowest place.
  const firsts = sql.join(sets.flatMap(({ names }) => names.slice(0, 1)).map((name) => sql.ref(name)));
  const hidden = (index: number): number => ((1 << sets.length) - 1) ^ (1 << (sets.length - 1 - index));
  const counts = sets.map(({ tallies }, index) =>
    countTallies(sql`SELECT * FROM alike WHERE hidden = ${hidden(index)}::int`, tallies),
  );
  return sql`
    WITH alike AS MATERIALIZED (
      SELECT GROUPING(${firsts}) AS hidden, ${columns(used)}, count(*)::int AS n FROM (${sourcesOf(question, sources)}) AS ad
      GROUP BY GROUPING SETS (${sql.join(sets.map(({ names }) => sql`(${columns(names)})`))}))
    ${sql.join(counts, sql` UNION ALL `)}`;
}

function countTallies(alike: RawBuilder<unknown>, tallies: readonly Counted[]): RawBuilder<unknown> {
  const names = tallies.map((tally) => sql.ref(columnOf(tally)));
  const codes = tallies.map(({ code }, index) => sql`WHEN GROUPING(${names[index]}) = 0 THEN ${code}::int`);
  return sql`
    SELECT code, value, n FROM (
      SELECT CASE ${sql.join(codes, sql` `)} END AS code, coalesce(${sql.join(names)}) AS value, sum(n)::int AS n
      FROM (SELECT n, ${selectValues(tallies)} FROM (${alike}) AS alike) AS alike
      GROUP BY GROUPING SETS (${sql.join(names.map((name) => sql`(${name})`))})) AS tally
    WHERE value IS NOT NULL`;
}

function namesOf(tallies: readonly Counted[]): SourceName[] {
  return [...new Set(tallies.flatMap(({ sources }) => sources))];
}

function columns(names: readonly SourceName[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}
