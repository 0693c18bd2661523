import { TRAVEL_MODES } from '../vocabulary';
import type { Circle, Travel, Viewport } from './criteria';
import { takeBoth, takeEach, take, type Read, type Value } from './parameter';
import { readPoint, readStart, writePoint, type Point } from './point';
import { readCount, readLatitude, readLongitude, readMinutes } from './read-number';
import { oneOf } from './values';

/** Corners of the most elaborate polygon that is taken. */
const MAX_CORNERS = 500;

/** Several, each in a parameter of its own, at most so many. */
const several = <T extends object>(read: Read<T>, write: (value: T) => string, most: number): Value<readonly T[]> => ({
  read: (source, _, name) => takeEach(source, name, read, most),
  write: (chosen) => [chosen.map(write)],
});

/** Two parameters that mean nothing without each other. */
const pair = <A, B, T>(
  readA: Read<A>,
  readB: Read<B>,
  join: (a: A, b: B) => T,
  part: (value: T) => [string | number, number],
): Value<T | null> => ({
  read: (source, _, first, second) => takeBoth(source, first, readA, second, readB, join),
  write: (value) => (value ? part(value) : []),
});

/** Points with `;` between them, at least three different ones. */
export const polygons = several<readonly Point[]>(
  (text) => {
    const corners = text.split(';');
    const points = corners.flatMap((corner) => readPoint(corner) ?? []);
    const readable = points.length === corners.length && points.length <= MAX_CORNERS;
    return readable && new Set(points.map(writePoint)).size > 2 ? points : undefined;
  },
  (points) => points.map(writePoint).join(';'),
  5,
);

export const circle = pair<Point, number, Circle>(
  readPoint,
  readCount,
  (center, radius) => ({ center, radius }),
  ({ center, radius }) => [writePoint(center), radius],
);

export const position = pair<number, number, Point>(
  readLatitude,
  readLongitude,
  (lat, lng) => ({ lat, lng }),
  ({ lat, lng }) => [lat, lng],
);

/** Its south-western corner, then the north-eastern one. */
export const viewport: Value<Viewport | null> = {
  read: (source, _, name) =>
    take(source, name, (text) => {
      const [low, ...rest] = readStart(text) ?? [];
      const high = readPoint(rest.join());
      return low && high && low.lat < high.lat && low.lng < high.lng
        ? { south: low.lat, west: low.lng, north: high.lat, east: high.lng }
        : undefined;
    }) ?? null,
  write: (box) => [box && [box.south, box.west, box.north, box.east].join()],
};

/** `lat,lng,minutes,mode` */
export const travel = several<Travel>(
  (text) => {
    const [center, first = '', second = '', ...rest] = readStart(text) ?? [];
    const minutes = readMinutes(first);
    const mode = oneOf(TRAVEL_MODES)(second);
    return center && minutes && mode && !rest.length ? { center, minutes, mode } : undefined;
  },
  ({ center, minutes, mode }) => [writePoint(center), minutes, mode].join(),
  2,
);
