import type { Point } from '@kvadrat/contracts/search';
import { doubleArea, simplify } from '../estimate/rings';
import { haveCrossings, type Vertex } from '../estimate/segments';
import type { MultiPolygon } from '../isochrone';

const PRECISION = 1e5;
const MAX_VERTICES_IN = 50_000;
const MAX_VERTICES_OUT = 2000;
/** Degrees from the centre that an hour can lead, by motorway and more. */
const MAX_AWAY = 2.5;
/** Metres a vertex may be off to be left out. */
const TOLERANCES = [0, 5, 15, 40, 100, 250];

type Polygon = Vertex[][];

/**
 * Reads the area of a GeoJSON answer and makes it as the portal's own: closed rings, turned the right way, not too many vertices.
 * @throws Error when there is no area in it or none that can be used
 */
export function readArea(answer: unknown, center: Point): MultiPolygon {
  const polygons = geometriesOf(answer).flatMap((geometry) => polygonsOf(geometry, center));
  if (polygons.length === 0) throw new Error('the answer of the routing service has no area');
  for (const tolerance of TOLERANCES) {
    const simple = polygons
      .map((polygon) =>
        polygon.map((ring) => simplify(ring, tolerance)).filter((ring) => ring.length >= 3 && doubleArea(ring) !== 0),
      )
      .filter(([outer]) => outer !== undefined);
    const rings = simple.flat();
    const vertices = rings.reduce((sum, ring) => sum + ring.length, 0);
    if (vertices === 0) break;
    if (vertices <= MAX_VERTICES_OUT && !haveCrossings(rings))
      return { type: 'MultiPolygon', coordinates: simple.map((polygon) => polygon.map(toCoordinates)) };
  }
  throw new Error('the area of the routing service has borders that cross or too many of them');
}

function geometriesOf(answer: unknown): unknown[] {
  if (!isRecord(answer) || !Array.isArray(answer['features']))
    throw new Error('the answer of the routing service is no GeoJSON');
  return answer['features'].map((feature: unknown) => (isRecord(feature) ? feature['geometry'] : undefined));
}

function polygonsOf(geometry: unknown, center: Point): Polygon[] {
  if (!isRecord(geometry)) return [];
  const { type, coordinates } = geometry;
  if (type !== 'Polygon' && type !== 'MultiPolygon') return [];
  const polygons: unknown[] = type === 'Polygon' ? [coordinates] : listOf(coordinates);
  let left = MAX_VERTICES_IN;
  return polygons.map((polygon) =>
    listOf(polygon).map((ring, index) => {
      const positions = listOf(ring);
      left -= positions.length;
      if (left < 0) throw new Error('the area of the routing service has too many vertices');
      const vertices = withoutRepeats(positions.map((position) => vertexOf(position, center)));
      // Outer rings against the clock, holes with it.
      return doubleArea(vertices) > 0 === (index === 0) ? vertices : vertices.reverse();
    }),
  );
}

function vertexOf(position: unknown, { lat, lng }: Point): Vertex {
  const [x, y]: unknown[] = listOf(position);
  if (
    typeof x !== 'number' ||
    typeof y !== 'number' ||
    !(Math.abs(x - lng) <= MAX_AWAY) ||
    !(Math.abs(y - lat) <= MAX_AWAY)
  ) {
    throw new Error('the area of the routing service is not around the point');
  }
  return { x: Math.round(x * PRECISION), y: Math.round(y * PRECISION) };
}

/** The repeated first position at the end goes as well. */
function withoutRepeats(ring: readonly Vertex[]): Vertex[] {
  return ring.filter(({ x, y }, index) => {
    const before = ring.at(index - 1);
    return ring.length === 1 || x !== before?.x || y !== before.y;
  });
}

function toCoordinates(ring: readonly Vertex[]): [number, number][] {
  const [first] = ring;
  return [...ring, ...(first === undefined ? [] : [first])].map(({ x, y }) => [x / PRECISION, y / PRECISION]);
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('the area of the routing service is no list of positions');
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
