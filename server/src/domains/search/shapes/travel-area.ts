import type { Area } from './area';
import { type Ring, signedArea, toWorldPoint } from './ring';
import { oddArea } from './odd-area';
import { simplifyRing } from './simplify-ring';

/** GeoJSON's MultiPolygon: rings of `[lng, lat]`, those behind the first of a polygon being holes. */
export interface TravelGeometry {
  readonly coordinates: readonly (readonly (readonly (readonly number[])[])[])[];
}

const MOST_RINGS = 50;
const MOST_CORNERS = 400;
const FEWEST_CORNERS = 8;

/**
 * The area one reaches in time, with its holes and islands. It is drawn much finer than it is known, so the largest rings
 * are kept, each with its share of corners.
 */
export function travelArea({ coordinates }: TravelGeometry): Area {
  const rings = coordinates
    .flat()
    .map((ring) => toRing(ring))
    .sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))
    .slice(0, MOST_RINGS);
  const corners = rings.reduce((sum, ring) => sum + ring.length, 0);
  const share = Math.min(1, MOST_CORNERS / corners);
  return oddArea(rings.map((ring) => simplifyRing(ring, Math.max(FEWEST_CORNERS, Math.floor(ring.length * share)))));
}

function toRing(positions: readonly (readonly number[])[]): Ring {
  return positions.slice(1).map(([lng = 0, lat = 0]) => toWorldPoint({ lat, lng }));
}
