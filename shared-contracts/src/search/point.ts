import { readLatitude, readLongitude } from './read-number';

/** A position on earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Reads `lat,lng`, the form of a circle's centre, of a polygon's corners and of the stored `mapCenter`. */
export function readPoint(text: string): Point | undefined {
  const [point, ...rest] = readStart(text) ?? [];
  return rest.length ? undefined : point;
}

/** The point a list of values begins with, and the others as they stand. */
export function readStart(text: string): [Point, ...string[]] | undefined {
  const [first = '', second = '', ...rest] = text.split(',');
  const lat = readLatitude(first);
  const lng = readLongitude(second);
  return lat === undefined || lng === undefined ? undefined : [{ lat, lng }, ...rest];
}

export function writePoint({ lat, lng }: Point): string {
  return `${lat},${lng}`;
}
