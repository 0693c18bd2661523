import type { ProcessSample } from '../support/processes';
import { median } from '../support/statistics';

/** All processes of a portal at one time. */
export interface Sample {
  /** Since the load began. */
  seconds: number;
  /** Megabytes of the main threads' heaps that are in use, of all serving processes together; null when nobody told. */
  heap: number | null;
  processes: readonly ProcessSample[];
}

/** What became of one number, or of the memory of one process. */
export interface Growth {
  /** The most there was, from the first moment on, and after the warm-up. */
  most: number;
  mostWarm: number;
  /** Of a line through what was measured after the warm-up: megabytes at its two ends. */
  first: number;
  last: number;
  /** Percent from one end of the line to the other. */
  growth: number;
  /** Megabytes an hour. */
  slope: number;
}

/** Of the load, until what is kept is there: caches, threads, compiled code. */
const WARM_UP = 0.25;
/** More points draw no better line, and pairs of them are compared. */
const POINTS = 400;

/** @param points what there was, by the seconds since the load began; none but the first is fine: then nothing grew */
export function growthOf(
  points: readonly (readonly [seconds: number, megabytes: number])[],
  loadSeconds: number,
): Growth {
  const warm = thinned(
    points.filter(([seconds]) => seconds >= WARM_UP * loadSeconds),
    POINTS,
  );
  const [start, end] = [warm[0]?.[0] ?? 0, warm.at(-1)?.[0] ?? 0];
  const perSecond = slopeOf(warm);
  // A line with that slope, with as much above it as below.
  const first =
    warm.length === 0 ? 0 : median(warm.map(([seconds, megabytes]) => megabytes - perSecond * (seconds - start)));
  const last = first + perSecond * (end - start);
  return {
    most: most(points),
    mostWarm: most(warm),
    first: tenths(first),
    last: tenths(last),
    growth: first === 0 ? 0 : tenths((100 * (last - first)) / first),
    slope: tenths(perSecond * 3600),
  };
}

/** The median of the slopes between any two points: some collections of garbage more or less do not tilt it. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const slopes = points.flatMap(([x, y], index) =>
    points.slice(index + 1).map(([otherX, otherY]) => (otherY - y) / (otherX - x)),
  );
  return slopes.length === 0 ? 0 : median(slopes);
}

/** As many as draw a line. */
export function thinned<Some>(all: readonly Some[], count: number): Some[] {
  const step = Math.max(1, Math.ceil(all.length / count));
  return all.filter((_, index) => index % step === 0);
}

function most(points: readonly (readonly [number, number])[]): number {
  return Math.max(0, ...points.map(([, megabytes]) => megabytes));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
