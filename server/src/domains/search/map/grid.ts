import type { Box } from '../shapes/box-area';

/** Ads are shown in groups up to this zoom, one by one beyond it. */
export const LAST_GROUPED_ZOOM = 14;
/** Beneath it the groups do not get any larger. */
export const FIRST_GROUPED_ZOOM = 4;

/** Squares of a map are so many bits of a position wide: 64 pixels, at zoom 0 a quarter of the world of 26 bits. */
const BITS_AT_ZOOM_0 = 24;

/** How far positions are shifted to the right to give the squares of a zoom. */
export function squareShift(zoom: number): number {
  return BITS_AT_ZOOM_0 - zoom;
}

/** The squares that are inside a box as a whole, as numbers of columns and rows; null when there are none. */
export function wholeSquares(box: Box, zoom: number): Box | null {
  const side = 2 ** squareShift(zoom);
  const first = (edge: number): number => Math.ceil(edge / side);
  const last = (edge: number): number => Math.floor((edge + 1) / side) - 1;
  const squares = { west: first(box.west), north: first(box.north), east: last(box.east), south: last(box.south) };
  return squares.west > squares.east || squares.north > squares.south ? null : squares;
}

/** The positions of some squares. */
export function boxOfSquares({ west, north, east, south }: Box, zoom: number): Box {
  const side = 2 ** squareShift(zoom);
  return { west: west * side, north: north * side, east: (east + 1) * side - 1, south: (south + 1) * side - 1 };
}
