import type { ComparedListing } from './compare-loader';

/** One fact of all ads that are compared. */
export interface CompareRow {
  key: string;
  name: string;
  /** By column; null where the ad does not say it, or is not there any more. */
  values: readonly (string | null)[];
  /** Columns with the best value, and the word for it; none where it says nothing about the others. */
  best: readonly number[];
  bestWord: string;
  /** All ads that are there say the same. */
  same: boolean;
}

/** What makes one value better than another. */
export interface Better {
  of: (listing: ComparedListing) => number | null;
  wanted: 'lowest' | 'highest';
  word: string;
}

type Column = ComparedListing | null;

/** @param better absent where no value is better than another */
export function compareRow(
  columns: readonly Column[],
  key: string,
  name: string,
  say: (listing: ComparedListing) => string | null,
  better?: Better,
): CompareRow {
  const values = columns.map((listing) => (listing === null ? null : say(listing)));
  const there = values.filter((_, index) => columns[index] !== null);
  return {
    key,
    name,
    values,
    best: better === undefined ? [] : bestColumns(columns, better),
    bestWord: better?.word ?? '',
    same: there.length > 1 && there.every((value) => value === there[0]),
  };
}

/** An ad that is sold is no offer, so it is never the best one. */
function bestColumns(columns: readonly Column[], { of, wanted }: Better): number[] {
  const numbers = columns.map((listing) => (listing === null || listing.status === 'sold' ? null : of(listing)));
  const known = numbers.filter((value) => value !== null);
  const best = wanted === 'lowest' ? Math.min(...known) : Math.max(...known);
  if (known.every((value) => value === best)) return [];
  return numbers.flatMap((value, index) => (value === best ? [index] : []));
}
