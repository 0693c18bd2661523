import { EARTH_RADIUS_M, project, unproject, WORLD, type LatLng } from '../../geography/api';

/**
 * A position in the world of `ls.x` and `ls.y`, not rounded. Ads stand at whole numbers, each for the middle of its unit,
 * so that shapes lie half a unit to the north-west of where they are projected.
 */
export interface WorldPoint {
  x: number;
  y: number;
}

/** Corners of a closed line; the first is not repeated. */
export type Ring = readonly WorldPoint[];

export function toWorldPoint(point: LatLng): WorldPoint {
  const { x, y } = project(point);
  return { x: x - 0.5, y: y - 0.5 };
}

/** In square units; above 0 for one that runs clockwise as seen on the map, where y grows to the south. */
export function signedArea(ring: Ring): number {
  let twice = 0;
  let last = ring.at(-1);
  if (last === undefined) return 0;
  // Measured from a corner, or the digits of positions would drown those of small areas.
  const { x: x0, y: y0 } = last;
  for (const point of ring) {
    twice += (last.x - x0) * (point.y - y0) - (point.x - x0) * (last.y - y0);
    last = point;
  }
  return twice / 2;
}

/** Length of a unit in metres at a position. */
export function unitMetres(point: WorldPoint): number {
  return ((2 * Math.PI * EARTH_RADIUS_M) / WORLD) * Math.cos((unproject(point).lat * Math.PI) / 180);
}

/** Good for areas small enough that it matters how big they are. */
export function squareMetres(ring: Ring): number {
  const [point] = ring;
  return point === undefined ? 0 : Math.abs(signedArea(ring)) * unitMetres(point) ** 2;
}
