import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from '@kvadrat/contracts/search';
import { ROAD } from './ground';
import type { Line } from './paint';

export interface GeoPack {
  /** Polygons with their holes. */
  urban: Line[][];
  lakes: Line[][];
  roads: { road: number; points: Point[] }[];
}

/** The files of a geo pack that are read here. */
export const GEO_PACK_FILES = ['basemap-urban.geojson', 'basemap-water.geojson', 'basemap-transport.geojson'] as const;

const ROAD_CLASSES = new Map<unknown, number>(
  Object.entries({ major: ROAD.major, secondary: ROAD.secondary, road: ROAD.road }),
);

/** @throws Error when a file is missing or is no GeoJSON */
export function readGeoPack(folder: string): GeoPack {
  const [urban, water, transport] = GEO_PACK_FILES.map((name) => readFeatures(join(folder, name)));
  return {
    urban: (urban ?? []).flatMap(({ geometry }) => polygonsOf(geometry)),
    lakes: (water ?? []).flatMap(({ geometry }) => polygonsOf(geometry)),
    roads: (transport ?? []).flatMap(({ geometry, properties }) => {
      const road = ROAD_CLASSES.get(properties['class']);
      return road === undefined
        ? []
        : linesOf(geometry).map((line) => ({ road, points: line.map(([lng, lat]) => ({ lat, lng })) }));
    }),
  };
}

interface Feature {
  geometry: Geometry;
  properties: Record<string, unknown>;
}

type Geometry =
  | { type: 'LineString'; coordinates: Line }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: Line[] }
  | { type: 'MultiPolygon'; coordinates: Line[][] };

function readFeatures(file: string): Feature[] {
  const collection: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isCollection(collection)) throw new TypeError(`${file} is no collection of GeoJSON features.`);
  return collection.features;
}

/** The pack is the operator's own; its geometries are trusted to be what their type says. */
function isCollection(value: unknown): value is { features: Feature[] } {
  return typeof value === 'object' && value !== null && 'features' in value && Array.isArray(value.features);
}

function polygonsOf(geometry: Geometry): Line[][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function linesOf(geometry: Geometry): Line[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}
