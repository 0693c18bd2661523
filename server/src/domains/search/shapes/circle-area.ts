import type { Circle } from '@kvadrat/contracts/search';
import { sql } from 'kysely';
import { EARTH_RADIUS_M, WORLD } from '../../geography/api';
import type { Area, Square } from './area';
import { toWorldPoint, unitMetres, type WorldPoint } from './ring';

const UNIT = (2 * Math.PI) / WORLD;
/** Beyond that a circle may reach round a pole, and squares are not told apart any more. */
const FARTHEST_TOLD_APART_M = 4_000_000;

/** Everything within a distance on the sphere of a point; what stands on the edge, as exactly as positions are kept, is inside. */
export function circleArea({ center, radius }: Circle): Area {
  const middle = toWorldPoint(center);
  const { lat } = center;
  // Half the diagonal of a unit: an ad on the edge stands up to so far from the middle of its unit.
  const reach = Math.min((radius + unitMetres(middle) / Math.SQRT2) / EARTH_RADIUS_M, Math.PI);
  /** Sines of half the reach, squared, times what the projection stretches at the middle. */
  const limit = Math.sin(reach / 2) ** 2 * Math.cosh(ordinate(middle.y));

  const holds = ({ x, y }: WorldPoint): boolean =>
    Math.sinh(((y - middle.y) * UNIT) / 2) ** 2 + Math.sin(((x - middle.x) * UNIT) / 2) ** 2 <=
    limit * Math.cosh(ordinate(y));

  /** The position of a square that is nearest on the sphere. */
  const nearest = ({ x, y, size }: Square): WorldPoint => {
    const nearestX = clamp(middle.x, x, x + size - 1);
    const tangent = Math.tan((lat * Math.PI) / 180) / Math.cos((nearestX - middle.x) * UNIT);
    const nearestY = (0.5 - Math.asinh(tangent) / (2 * Math.PI)) * WORLD - 0.5;
    return { x: nearestX, y: clamp(nearestY, y, y + size - 1) };
  };
  const corners = ({ x, y, size }: Square): WorldPoint[] =>
    [x, x + size - 1].flatMap((cornerX) => [y, y + size - 1].map((cornerY) => ({ x: cornerX, y: cornerY })));
  const quarterTurn = (x: number): boolean => Math.abs(x - middle.x) * UNIT >= Math.PI / 2;

  const area: Area = {
    within: (square) => {
      if (radius > FARTHEST_TOLD_APART_M) return area;
      const near = nearest(square);
      if (quarterTurn(near.x) || !holds(near)) return 'outside';
      // Along a meridian and along a parallel the distance grows to both sides, so that corners are the farthest.
      return corners(square).every((corner) => !quarterTurn(corner.x) && holds(corner)) ? 'inside' : area;
    },
    // The haversine formula in Mercator's coordinates; see `holds`.
    condition: () => sql<boolean>`
      sinh((y - ${middle.y}::float8) * ${UNIT / 2}::float8) ^ 2 + sin((x - ${middle.x}::float8) * ${UNIT / 2}::float8) ^ 2
      <= ${limit}::float8 * cosh((y - ${WORLD / 2 - 0.5}::float8) * ${UNIT}::float8)`,
  };
  return area;
}

/** Mercator's upright coordinate in radians, 0 at the equator. */
function ordinate(y: number): number {
  return (y - (WORLD / 2 - 0.5)) * UNIT;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
