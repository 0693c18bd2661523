import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureKind, Layer, Piece } from './basemap';
import { readPackFacts } from './pack-facts';

type Line = [lng: number, lat: number][];
interface Feature {
  geometry:
    | { type: 'LineString'; coordinates: Line }
    | { type: 'MultiLineString' | 'Polygon'; coordinates: Line[] }
    | { type: 'MultiPolygon'; coordinates: Line[][] };
  properties: Record<string, unknown>;
}

/** Steps in a degree: about 5 m. */
const SCALE = 20_000;
const LAYERS: readonly {
  name: string;
  zoom: number;
  files: readonly { file: string; kindOf: (properties: Record<string, unknown>) => FeatureKind | undefined }[];
}[] = [
  {
    name: 'pack-wide',
    zoom: 7,
    files: [
      { file: 'basemap-water.geojson', kindOf: ({ kind }) => (kind === 'river' ? 'river' : 'water') },
      { file: 'basemap-lines.geojson', kindOf: ({ kind }) => (kind === 'county' ? 'county' : undefined) },
      { file: 'basemap-transport.geojson', kindOf: ({ class: road }) => ROADS.find((known) => known === road) },
    ],
  },
  { name: 'pack-urban', zoom: 9, files: [{ file: 'basemap-urban.geojson', kindOf: () => 'urban' }] },
  { name: 'pack-districts', zoom: 11, files: [{ file: 'hr-zones-zagreb.geojson', kindOf: () => 'district' }] },
];
/** Layers of a pack, and who made their data. */
export interface PackLayers {
  credits: readonly string[];
  layers: readonly (Piece & { zoom: number })[];
}

const ROADS: readonly FeatureKind[] = ['major', 'secondary', 'road', 'rail', 'ferry'];

/**
 * What a geo pack adds to the map: water, true county and district lines, built-up areas, roads.
 * A file that is not there is left out and named to `warn`.
 */
export async function packLayers(folder: string | null, warn: (problem: string) => void): Promise<PackLayers> {
  if (folder === null) return { credits: [], layers: [] };
  const { credits, sketchFrom } = await readPackFacts(folder, warn);
  const pieces = await Promise.all(
    LAYERS.map(async ({ name, zoom, files }) => {
      const features: Layer['features'] = [];
      for (const { file, kindOf } of files) {
        for (const { geometry, properties } of await readFeatures(join(folder, file), warn)) {
          const kind = kindOf(properties);
          if (kind !== undefined)
            features.push({ kind, area: geometry.type.endsWith('Polygon'), parts: partsOf(geometry).map(encode) });
        }
      }
      return {
        name,
        zoom,
        text: JSON.stringify({
          scale: SCALE,
          ...(sketchFrom === undefined ? {} : { sketchFrom }),
          features,
        } satisfies Layer),
        empty: features.length === 0,
      };
    }),
  );
  const layers = pieces.filter(({ empty }) => !empty).map(({ name, zoom, text }) => ({ name, zoom, text }));
  return { credits: layers.length === 0 ? [] : credits, layers };
}

async function readFeatures(file: string, warn: (problem: string) => void): Promise<Feature[]> {
  try {
    const collection: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isCollection(collection)) return collection.features;
    warn(`${file} is no collection of GeoJSON features.`);
  } catch (error) {
    warn(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return [];
}

/** The pack is the operator's own; its geometries are trusted to be what their type says. */
function isCollection(value: unknown): value is { features: Feature[] } {
  return typeof value === 'object' && value !== null && 'features' in value && Array.isArray(value.features);
}

function partsOf(geometry: Feature['geometry']): Line[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates;
}

function encode(line: Line): number[] {
  let [lastX, lastY] = [0, 0];
  return line.flatMap(([lng, lat]) => {
    const [x, y] = [Math.round(lng * SCALE), Math.round(lat * SCALE)];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}
