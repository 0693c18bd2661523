import { type RawBuilder, sql } from 'kysely';
import type { TallyRow } from './tallied';

/** A tally in one search. */
export interface Counted {
  code: number;
  value: RawBuilder<number | null>;
  /** Bit of its own choice among those an ad may fail; 0 where nothing is chosen. */
  own: number;
}

/** A choice that ads are read in spite of. */
export interface Choice {
  bit: number;
  conditions: readonly RawBuilder<boolean>[];
}

/** Name of a tally's column. */
export function columnOf({ code }: Pick<Counted, 'code'>): string {
  return `v${code}`;
}

/** Each match with the choice it fails and its values; those that fail more than one are left out. */
export function valuesOf(matches: RawBuilder<unknown>, counted: readonly Counted[], choices: readonly Choice[]): RawBuilder<unknown> {
  const missed = choices.map(({ bit, conditions }) => sql`CASE WHEN ${sql.join(conditions, sql` AND `)} THEN 0 ELSE ${bit}::int END`);
  const values = counted.map((tally) => sql`${tally.value} AS ${sql.ref(columnOf(tally))}`);
  return sql`
    SELECT * FROM (SELECT twin, ${sql.join([sql`0`, ...missed], sql` + `)} AS missed, ${sql.join(values)} FROM (${matches}) AS ad) AS ad
    WHERE missed = ANY(${[0, ...choices.map(({ bit }) => bit)]}::int[])`;
}

/**
 * Counts values in one scan.
 * @param sets of tallies that are grouped together: few different values, and few passes
 */
export function countValues(values: RawBuilder<unknown>, sets: readonly (readonly Counted[])[]): RawBuilder<TallyRow> {
  const counted = sets.flat();
  const columns = sql.join(counted.map((tally) => sql.ref(columnOf(tally))));
  // GROUPING has a bit for each column that a row is not grouped by, the last one in the lowest place.
  const unpivoted = counted.map(
    (tally, index) => sql`(${tally.code}::int, ${sql.ref(columnOf(tally))}::int, ${tally.own}::int, ${1 << (counted.length - 1 - index)}::int)`,
  );
  return sql`
    SELECT one.code, one.value, sum(n)::int AS n
    FROM (
      SELECT missed, GROUPING(${columns}) AS hidden, ${columns}, count(*) AS n FROM (${values}) AS ad
      GROUP BY GROUPING SETS (${sql.join(sets.map((set) => sql`(missed, ${sql.join(set.map((tally) => sql.ref(columnOf(tally))))})`))})) AS grouped
    CROSS JOIN LATERAL (VALUES ${sql.join(unpivoted)}) AS one (code, value, own, bit)
    WHERE hidden & one.bit = 0 AND missed & ~one.own = 0 AND one.value IS NOT NULL
    GROUP BY one.code, one.value`;
}
