import type { LatLng } from '../map-provider';

/** A point on a flat piece of the earth, in metres. */
export interface FlatPoint {
  x: number;
  y: number;
}

/** Metres in one degree of latitude; of longitude at the equator. */
const DEGREE = 111_195;

/** Between degrees and metres round a place: exact enough for areas a visitor draws. */
export interface Plane {
  flatten: (position: LatLng) => FlatPoint;
  unflatten: (point: FlatPoint) => LatLng;
}

export function planeAt(origin: LatLng): Plane {
  const east = DEGREE * Math.cos((origin.lat * Math.PI) / 180);
  return {
    flatten: ({ lat, lng }) => ({ x: (lng - origin.lng) * east, y: (lat - origin.lat) * DEGREE }),
    unflatten: ({ x, y }) => ({ lat: origin.lat + y / DEGREE, lng: origin.lng + x / east }),
  };
}

export function distance(a: FlatPoint, b: FlatPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Metres between two positions. */
export function metresBetween(a: LatLng, b: LatLng): number {
  const { flatten } = planeAt({ lat: (a.lat + b.lat) / 2, lng: a.lng });
  return distance(flatten(a), flatten(b));
}

/** Twice the area of a triangle; positive where the corners turn left. */
export function turn(a: FlatPoint, b: FlatPoint, c: FlatPoint): number {
  return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
}

/** Area inside a ring without its repeated last corner, in square metres. */
export function ringArea(ring: readonly FlatPoint[]): number {
  let sum = 0;
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length];
    if (next !== undefined) sum += point.x * next.y - next.x * point.y;
  }
  return Math.abs(sum) / 2;
}
