import type { GuideMonth } from '@kvadrat/contracts/api';

export const WIDTH = 1000;
export const HEIGHT = 300;

export interface ChartPaths {
  /** Between the quarters. */
  band: string;
  /** The middle of months that were seen. */
  line: string;
  /** The middle of invented months, up to the first one that was seen. */
  invented: string | null;
  /** A mark of the newest month, in case it is the only one that was seen. */
  last: string | null;
  /** Values of the grid's lines, from the top. */
  ticks: number[];
}

const POINT = 5;

/** Paths of a chart of months. Values go from a little below the lowest quarter to a little above the highest one. */
export function chartPaths(months: readonly GuideMonth[]): ChartPaths {
  const step = niceStep(Math.max(...months.map(({ upper }) => upper)) - Math.min(...months.map(({ lower }) => lower)));
  const bottom = Math.floor(Math.min(...months.map(({ lower }) => lower)) / step) * step;
  const rows = Math.max(1, Math.ceil((Math.max(...months.map(({ upper }) => upper)) - bottom) / (2 * step)));
  const top = bottom + 2 * step * rows;
  const x = (index: number): number => round((index / Math.max(1, months.length - 1)) * WIDTH);
  const y = (value: number): number => round(HEIGHT - ((value - bottom) / (top - bottom)) * HEIGHT);
  const through = (points: readonly { index: number; value: number }[]): string =>
    points.map(({ index, value }, at) => `${at === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  const rowsOf = (of: (month: GuideMonth) => number) => months.map((month, index) => ({ index, value: of(month) }));
  const firstSeen = months.findIndex(({ invented }) => !invented);
  const seenFrom = firstSeen === -1 ? months.length : firstSeen;
  const medians = rowsOf(({ median }) => median);
  const newest = medians.at(-1);
  return {
    band: `${through(rowsOf(({ upper }) => upper))}L${through(rowsOf(({ lower }) => lower).toReversed()).slice(1)}Z`,
    line: through(medians.slice(seenFrom)),
    invented: seenFrom === 0 ? null : through(medians.slice(0, seenFrom + 1)),
    last:
      newest === undefined
        ? null
        : `M${x(newest.index) - POINT} ${y(newest.value) - POINT}h${POINT}v${2 * POINT}h-${POINT}z`,
    ticks: [top, (top + bottom) / 2, bottom],
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A step of which some three fill the span: 1, 2 or 5 times a power of ten. */
function niceStep(span: number): number {
  const rough = Math.max(span, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (rough >= 5 * power ? 5 : rough >= 2 * power ? 2 : 1);
}
