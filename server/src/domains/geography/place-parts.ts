import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './place';
import type { PlaceDirectory } from './place-directory';

type Position = [lng: number, lat: number];

interface PartShape {
  type: 'MultiPolygon';
  coordinates: Position[][][];
}

/** Where the parts of places end, by their codes. */
export type PartShapes = () => Promise<ReadonlyMap<string, PartShape>>;

/** The files of a geo pack with such lines: parts of Zagreb and Velika Gorica, counties. Towns are known there only roughly, so theirs are left out. */
const FILES = ['hr-zones-zagreb.geojson', 'hr-counties.geojson'];
/** Digits after the point: some ten metres for parts of towns, a hundred for counties, which have far longer lines. */
const DIGITS = [4, 3];

/**
 * Reads them when they are first wanted.
 * @param geoPack folder of the operator's geo pack; null for none, and then no lines are known
 * @param warn takes what the operator should know
 */
export function createPartShapes(geoPack: string | null, warn: (problem: string) => void): PartShapes {
  let shapes: Promise<ReadonlyMap<string, PartShape>> | null = null;
  return () => (shapes ??= readShapes(geoPack, warn));
}

/** The places one level below, in the order of the directory. */
export function partsOf(place: Place, directory: PlaceDirectory): readonly Place[] {
  const inside = directory.inside(place);
  return inside.filter(({ level }) => level === inside[0]?.level);
}

async function readShapes(
  geoPack: string | null,
  warn: (problem: string) => void,
): Promise<ReadonlyMap<string, PartShape>> {
  if (geoPack === null) return new Map();
  const read = await Promise.all(
    FILES.map(async (file, index) => {
      try {
        return shapesIn(JSON.parse(await readFile(join(geoPack, file), 'utf8')), DIGITS[index] ?? 4);
      } catch (error) {
        warn(`${file} of the geo pack cannot be read, so the map shows those places as points: ${String(error)}`);
        return [];
      }
    }),
  );
  return new Map(read.flat());
}

type Geometry = { type: 'Polygon'; coordinates: Position[][] } | PartShape;

/** The pack is the operator's own; its geometries are trusted to be what their type says. */
function shapesIn(collection: unknown, digits: number): [string, PartShape][] {
  if (!isCollection(collection)) throw new TypeError('no collection of GeoJSON features');
  return collection.features.map(({ properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return [
      properties.id,
      {
        type: 'MultiPolygon',
        coordinates: polygons
          .map((rings) => rings.flatMap((ring) => thinned(ring, digits)))
          .filter(({ length }) => length > 0),
      },
    ];
  });
}

function isCollection(value: unknown): value is { features: { properties: { id: string }; geometry: Geometry }[] } {
  return typeof value === 'object' && value !== null && 'features' in value && Array.isArray(value.features);
}

/** The ring with fewer digits and without the corners that are then the same; nothing of a ring that has no extent any more. */
function thinned(ring: readonly Position[], digits: number): Position[][] {
  const corners: Position[] = [];
  for (const [lng, lat] of ring) {
    const corner: Position = [Number(lng.toFixed(digits)), Number(lat.toFixed(digits))];
    const [before] = corners.slice(-1);
    if (before === undefined || before[0] !== corner[0] || before[1] !== corner[1]) corners.push(corner);
  }
  return corners.length < 4 ? [] : [corners];
}
