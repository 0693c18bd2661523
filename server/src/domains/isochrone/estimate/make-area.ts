import type { Point } from '@kvadrat/contracts/search';
import type { MultiPolygon } from '../isochrone';
import type { Contour } from './contour';
import { doubleArea, isInside, simplify } from './rings';
import { haveCrossings, type Vertex } from './segments';

/** Fifth decimals of a degree: one metre. */
const PRECISION = 1e5;
/** Cells a vertex may be off; smaller where that makes borders cross. */
const TOLERANCES = [1, 0.6, 0.3, 0];
/** Cells of the smallest island and the smallest hole that are kept. */
const LEAST_ISLAND = 4;
const LEAST_HOLE = 8;

/**
 * Makes an area of borders: small bits left out, simplified, no two borders crossing, holes with the polygon around them.
 * @param center always inside
 */
export function makeArea(
  contours: readonly Contour[],
  center: Vertex,
  toPoint: (x: number, y: number) => Point,
): MultiPolygon {
  const worth = contours.filter((contour) => {
    const area = doubleArea(contour) / 2;
    return area > 0
      ? area >= LEAST_ISLAND || isInside(contour, center)
      : -area >= LEAST_HOLE || isInside(contour, center);
  });
  const toVertex = ({ x, y }: Vertex): Vertex => {
    const { lat, lng } = toPoint(x, y);
    return { x: Math.round(lng * PRECISION), y: Math.round(lat * PRECISION) };
  };
  const middle = toVertex(center);
  for (const tolerance of TOLERANCES) {
    const rings = worth
      .map((contour) => withoutRepeats(simplify(contour, tolerance).map(toVertex)))
      .filter((ring) => ring.length >= 3);
    const polygons = nest(rings);
    if (
      !haveCrossings(rings) &&
      polygons.some(
        ([outer, ...holes]) =>
          outer !== undefined && isInside(outer, middle) && !holes.some((hole) => isInside(hole, middle)),
      )
    ) {
      return { type: 'MultiPolygon', coordinates: polygons.map((polygon) => polygon.map(toCoordinates)) };
    }
  }
  throw new Error('the borders of an area cross each other');
}

/** Each hole goes to the smallest polygon around it. */
function nest(rings: readonly Vertex[][]): Vertex[][][] {
  const polygons = rings.filter((ring) => doubleArea(ring) > 0).map((ring) => [ring]);
  const bySize = polygons.toSorted((a, b) => doubleArea(a[0] ?? []) - doubleArea(b[0] ?? []));
  for (const hole of rings.filter((ring) => doubleArea(ring) < 0)) {
    const [first] = hole;
    bySize.find(([outer]) => outer !== undefined && first !== undefined && isInside(outer, first))?.push(hole);
  }
  return polygons;
}

function withoutRepeats(ring: readonly Vertex[]): Vertex[] {
  return ring.filter((vertex, index) => {
    const before = ring.at(index - 1);
    return vertex.x !== before?.x || vertex.y !== before.y;
  });
}

function toCoordinates(ring: readonly Vertex[]): [number, number][] {
  const [first] = ring;
  return [...ring, ...(first === undefined ? [] : [first])].map(({ x, y }) => [x / PRECISION, y / PRECISION]);
}
