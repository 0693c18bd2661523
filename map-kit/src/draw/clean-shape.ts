import type { DrawnShape, DrawRefusal, LatLng } from '../map-provider';
import { planeAt, ringArea, type FlatPoint } from './plane';
import { dropRepeats, thinRing } from './thin-ring';
import { uncrossRing } from './uncross-ring';

/** Corners of the most elaborate shape. */
export const MOST_CORNERS = 200;
/** Square metres: what is smaller was a slip. */
const LEAST_AREA = 100;
/** Metres between corners that are the same one. */
const SAME_CORNER = 0.5;
/** Share of the whole that loops beside the largest may have: the tail of a line, not a second area. */
const TAILS = 0.1;
/** Digits after the point, about a metre. */
const DIGITS = 5;

export type CleanShape = { shape: DrawnShape } | { refused: DrawRefusal };

export interface Cleaning {
  /** Metres within which a repeated corner was a tremble of the hand, such as a double click. */
  repeats?: number;
  /** Metres below which a bend of a freehand line does not count. */
  detail?: number;
}

/**
 * What was drawn, fit for a search: repeated corners dropped, at most 200 of them, tails cut off where the line crosses
 * itself. Refused are fewer than three corners, less than 100 m², and several areas in one line.
 */
export function cleanShape(shape: DrawnShape, { repeats = 0, detail = 0 }: Cleaning = {}): CleanShape {
  if (shape.kind === 'circle') {
    const radius = Math.round(shape.radius);
    return Math.PI * radius ** 2 < LEAST_AREA
      ? { refused: 'too-small' }
      : { shape: { kind: 'circle', center: rounded(shape.center), radius } };
  }
  const [origin] = shape.points;
  if (origin === undefined) return { refused: 'too-few' };
  const { flatten, unflatten } = planeAt(origin);
  const same = Math.max(SAME_CORNER, repeats);
  const corners = dropRepeats(shape.points.map(flatten), same);
  if (corners.length < 3) return { refused: 'too-few' };
  const loops = uncrossRing(thinRing(corners, detail, MOST_CORNERS));
  if (loops === undefined) return { refused: 'crossing' };
  const [largest = [], ...others] = loops.sort((a, b) => ringArea(b) - ringArea(a));
  const area = ringArea(largest);
  if (area < LEAST_AREA) return { refused: 'too-small' };
  if (sum(others.map(ringArea)) > TAILS * area) return { refused: 'crossing' };
  return { shape: { kind: 'polygon', points: finish(largest, unflatten) } };
}

/** Cutting adds a corner at each crossing, rounding may join two. */
function finish(ring: readonly FlatPoint[], unflatten: (point: FlatPoint) => LatLng): LatLng[] {
  const kept = thinRing(dropRepeats(ring, SAME_CORNER), 0, MOST_CORNERS);
  return kept.map((point) => rounded(unflatten(point)));
}

function rounded({ lat, lng }: LatLng): LatLng {
  return { lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
