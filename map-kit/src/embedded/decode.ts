import type { Feature, FeatureCollection, Position } from 'geojson';
import type { StoredLayer, StoredPatch } from './basemap';

/** Kinds of features of a patch; those of layers carry their own. */
export const CROATIA = 'croatia';
export const ABROAD = 'abroad';
export const BORDER = 'border';

/** Corners in degrees of what is stored as steps. */
function decodeLine(numbers: readonly number[], scale: number): Position[] {
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    line.push([x / scale, y / scale]);
  }
  return line;
}

export function patchFeatures({ scale, croatia, abroad, border }: StoredPatch): FeatureCollection {
  const areas = (kind: string, polygons: readonly number[][][]): Feature[] =>
    polygons.map((rings) => area(kind, rings, scale));
  return {
    type: 'FeatureCollection',
    features: [
      ...areas(ABROAD, abroad),
      ...areas(CROATIA, croatia),
      ...border.map((part) => line(BORDER, [part], scale)),
    ],
  };
}

export function layerFeatures({ scale, features }: StoredLayer): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: features.map(({ kind, area: filled, parts }) =>
      filled ? area(kind, parts, scale) : line(kind, parts, scale),
    ),
  };
}

function area(kind: string, rings: readonly number[][], scale: number): Feature {
  return {
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'Polygon', coordinates: rings.map((ring) => closed(decodeLine(ring, scale))) },
  };
}

function line(kind: string, parts: readonly number[][], scale: number): Feature {
  return {
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'MultiLineString', coordinates: parts.map((part) => decodeLine(part, scale)) },
  };
}

function closed(ring: Position[]): Position[] {
  const [first] = ring;
  return first === undefined ? ring : [...ring, first];
}
