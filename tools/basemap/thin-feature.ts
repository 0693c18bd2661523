import type { LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';

export interface Feature {
  type: 'Feature';
  properties: Record<string, unknown>;
  geometry: LineString | MultiLineString | Polygon | MultiPolygon;
}

/**
 * The feature with so many digits after the point and the properties that are named. Corners that are then the same are one;
 * rings and lines without extent are left out.
 * @returns null when nothing is left
 */
export function thinFeature(
  { geometry, properties }: Feature,
  digits: number,
  keeps: readonly string[],
): Feature | null {
  const line = (positions: Position[]): Position[][] => {
    const thin = thinned(positions, digits);
    return thin.length < 2 ? [] : [thin];
  };
  const rings = (all: Position[][]): Position[][][] => {
    const [outer, ...holes] = all.map((ring) => thinned(ring, digits));
    return outer === undefined || outer.length < 4 ? [] : [[outer, ...holes.filter(({ length }) => length >= 4)]];
  };
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  const thin: Feature['geometry'] =
    geometry.type === 'LineString' || geometry.type === 'MultiLineString'
      ? { type: 'MultiLineString', coordinates: (lines as Position[][]).flatMap(line) }
      : {
          type: 'MultiPolygon',
          coordinates: (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flatMap(rings),
        };
  if (thin.coordinates.length === 0) return null;
  return {
    type: 'Feature',
    properties: Object.fromEntries(keeps.flatMap((key) => (key in properties ? [[key, properties[key]]] : []))),
    geometry: thin,
  };
}

function thinned(positions: readonly Position[], digits: number): Position[] {
  const corners: Position[] = [];
  for (const [lng = 0, lat = 0] of positions) {
    const corner = [Number(lng.toFixed(digits)), Number(lat.toFixed(digits))];
    const before = corners.at(-1);
    if (before === undefined || before[0] !== corner[0] || before[1] !== corner[1]) corners.push(corner);
  }
  return corners;
}
