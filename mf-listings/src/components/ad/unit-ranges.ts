import type { ListingDetail } from '@kvadrat/contracts/api';

type Unit = NonNullable<ListingDetail['project']>['units'][number];

/** Lowest and highest; the same where there is one. */
export type Range = readonly [from: number, to: number];

export interface UnitRanges {
  /** How many are neither sold nor reserved. */
  free: number;
  /** Of the units that are not sold, of all where none is left; null where no price is told. */
  prices: Range | null;
  /** Square metres. */
  areas: Range | null;
  rooms: Range | null;
}

/** What the units of a development have in common: from the least to the most. */
export function unitRanges(units: readonly Unit[]): UnitRanges {
  const open = units.filter(({ state }) => state !== 'sold');
  const offered = open.length > 0 ? open : units;
  return {
    free: units.filter(({ state }) => state === 'free').length,
    prices: rangeOf(offered.flatMap(({ price }) => price ?? [])),
    areas: rangeOf(offered.map(({ surface }) => surface)),
    rooms: rangeOf(offered.map(({ rooms }) => rooms)),
  };
}

function rangeOf(values: readonly number[]): Range | null {
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}

/** `1–4`, `28–114 m²`, `€1 – €2`; one figure where both are the same. */
export function rangeText(
  [from, to]: Range,
  write: (value: number) => string,
  writeFirst: (value: number) => string = write,
): string {
  const first = writeFirst(from);
  // Figures that carry a unit stand apart.
  const dash = /[^\d.,\s]/.test(first) ? ' – ' : '–';
  return from === to ? write(to) : `${first}${dash}${write(to)}`;
}
