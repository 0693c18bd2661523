import type { Ring } from './cell-grid';

export interface Country {
  croatian: boolean;
  /** Each with its holes. */
  polygons: Ring[][];
}

interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** In the middle of Zagreb: the country that holds it is Croatia, whatever names a map gives. */
const ZAGREB = [15.9775, 45.8131] as const;

/** Countries of a GeoJSON map, of which only polygons that touch the bounds are kept. */
export function readCountries(text: string, bounds: Bounds): Country[] {
  const map: unknown = JSON.parse(text);
  if (!isMap(map)) throw new TypeError('The map is no GeoJSON of polygons.');
  return map.features.map(({ geometry }) => {
    const all = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const polygons = all.filter(([outer]) => outer !== undefined && touches(outer, bounds));
    return { croatian: polygons.some(([outer]) => outer !== undefined && contains(outer, ZAGREB)), polygons };
  });
}

interface CountryMap {
  features: { geometry: { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] } }[];
}

/** Trusts the package for the inside of its geometries: it is of a pinned version. */
function isMap(value: unknown): value is CountryMap {
  return typeof value === 'object' && value !== null && 'features' in value && Array.isArray(value.features);
}

function touches(ring: Ring, { west, south, east, north }: Bounds): boolean {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng, lat] of ring) {
    [left, right] = [Math.min(left, lng), Math.max(right, lng)];
    [bottom, top] = [Math.min(bottom, lat), Math.max(top, lat)];
  }
  return left < east && right > west && bottom < north && top > south;
}

function contains(ring: Ring, [x, y]: readonly [number, number]): boolean {
  let inside = false;
  ring.forEach(([toX, toY], index) => {
    const [fromX, fromY] = ring[(index === 0 ? ring.length : index) - 1] ?? [toX, toY];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  });
  return inside;
}
