import type { CountedFigure } from './figure.store';
import { quantile } from './time-scale';

/** What was told about one release in a time. */
export interface ReleaseFigures {
  /** Pages that loaded it and told so when they were left. */
  views: number;
  /** Failures in browsers and on this server, files that did not come excepted. */
  failures: number;
  /** Failures by code, most frequent first. */
  codes: (readonly [code: string, count: number])[];
  /** Answers 404, 410 and 500 to requests for its files. */
  missing: { notFound: number; gone: number; failed: number };
  load: Times | null;
  mount: Times | null;
}

/** Half, three quarters and 95 of 100 took no longer, in milliseconds. */
export type Times = readonly [p50: number, p75: number, p95: number];

const COUNTED_TIMES = new Set(['view', 'load', 'mount']);

/** Sums up the rows of one release. */
export function sumFigures(rows: readonly CountedFigure[]): ReleaseFigures {
  const total = (figure: string): number =>
    rows.filter((row) => row.figure === figure).reduce((sum, { count }) => sum + count, 0);
  const codes = [...new Set(rows.map(({ figure }) => figure))]
    .filter((figure) => !COUNTED_TIMES.has(figure) && !figure.startsWith('http-'))
    .map((code) => [code, total(code)] as const)
    .sort(([, a], [, b]) => b - a);
  return {
    views: total('view'),
    failures: codes.reduce((sum, [, count]) => sum + count, 0),
    codes,
    missing: { notFound: total('http-404'), gone: total('http-410'), failed: total('http-500') },
    load: timesOf(rows, 'load'),
    mount: timesOf(rows, 'mount'),
  };
}

function timesOf(rows: readonly CountedFigure[], figure: string): Times | null {
  const histogram = new Map(rows.filter((row) => row.figure === figure).map(({ step, count }) => [step, count]));
  const [p50, p75, p95] = [0.5, 0.75, 0.95].map((share) => quantile(histogram, share));
  return p50 === undefined || p50 === null || p75 === undefined || p75 === null || p95 === undefined || p95 === null
    ? null
    : [p50, p75, p95];
}
