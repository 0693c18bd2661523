import type { LatLng } from '@kvadrat/map-kit';

/** Side of the squares the server groups by, in pixels. */
const SIDE = 64;
/** Of the world at zoom 0. */
const WORLD = 256;

/** The square of a zoom that a position lies in; the middle of a group lies in the square of all its ads. */
export function squareOf({ lat, lng }: LatLng, zoom: number): string {
  const perWorld = (WORLD / SIDE) * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  const x = lng / 360 + 0.5;
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return `${zoom}/${Math.floor(x * perWorld)}/${Math.floor(y * perWorld)}`;
}
