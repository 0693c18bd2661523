import { readLatitude, readLongitude } from './read-number';

/** A position on earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Reads `lat,lng`, the form of a circle's centre, of a polygon's corners and of the stored `mapCenter`. */
export function readPoint(text: string): Point | undefined {
  const [first = '', second = '', ...rest] = text.split(',');
  const lat = readLatitude(first.trim());
  const lng = readLongitude(second.trim());
  return lat === undefined || lng === undefined || rest.length > 0 ? undefined : { lat, lng };
}

export function writePoint({ lat, lng }: Point): string {
  return `${lat},${lng}`;
}
