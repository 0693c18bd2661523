import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from '@kvadrat/contracts/search';
import { projectRoot } from '../../../platform/settings';
import { reckon } from '../estimate/estimate';
import { GEO_PACK_FILES } from '../estimate/geo-pack';
import { buildTerrain, type Terrain } from '../estimate/terrain';
import { travelSpeeds } from '../estimate/travel-speeds';
import { NEVER, TICKS } from '../estimate/travel-times';
import type { MultiPolygon, TravelMode } from '../isochrone';

export const LAND_FILE = join(projectRoot(), 'server', 'data', 'land-cells.bin');

/** The geo pack beside the project, null where there is none. */
export function geoPackFolder(): string | null {
  const folder = join(projectRoot(), '..', 'shared', 'geo');
  return GEO_PACK_FILES.every((name) => existsSync(join(folder, name))) ? folder : null;
}

let own: Terrain | undefined;

/** The project's own ground, built once for a test file. */
export function ownGround(): Terrain {
  own ??= buildTerrain(LAND_FILE, null);
  return own;
}

/** Minutes between two points, the start included; infinite where there is no way within the limit. */
export function minutesBetween(terrain: Terrain, from: Point, to: Point, mode: TravelMode = 'car', limit = 75): number {
  const { window, times } = reckon(terrain, from, mode, limit * 60);
  const [origin, one] = [window.toPoint(0, 0), window.toPoint(1, 1)];
  const column = Math.floor((to.lng - origin.lng) / (one.lng - origin.lng));
  const row = Math.floor((to.lat - origin.lat) / (one.lat - origin.lat));
  if (column < 0 || row < 0 || column >= window.columns || row >= window.rows) return Infinity;
  const time = times[row * window.columns + column] ?? NEVER;
  return time === NEVER ? Infinity : (time / TICKS + travelSpeeds(mode, terrain.hasRoads).start) / 60;
}

/** Independent of the code under test: the winding number of every ring. */
export function covers({ coordinates }: MultiPolygon, { lat, lng }: Point): boolean {
  return coordinates.some(
    ([outer, ...holes]) =>
      outer !== undefined && winding(outer, lng, lat) !== 0 && !holes.some((hole) => winding(hole, lng, lat) !== 0),
  );
}

function winding(ring: readonly (readonly [number, number])[], x: number, y: number): number {
  let angle = 0;
  for (const [index, [toX, toY]] of ring.entries()) {
    const [fromX, fromY] = ring[index - 1] ?? [toX, toY];
    const cross = (fromX - x) * (toY - y) - (fromY - y) * (toX - x);
    angle += Math.atan2(cross, (fromX - x) * (toX - x) + (fromY - y) * (toY - y));
  }
  return Math.round(angle / (2 * Math.PI));
}

/** Square degrees; holes do not count. */
export function areaOf({ coordinates }: MultiPolygon): number {
  return coordinates.flat().reduce((sum, ring) => sum + signedArea(ring), 0);
}

/** What is wrong with an area, in words; empty when nothing is. Compares every two segments, slowly and plainly. */
export function faultsOf({ coordinates }: MultiPolygon): string[] {
  const faults: string[] = [];
  const segments: { ring: number; a: readonly [number, number]; b: readonly [number, number] }[] = [];
  for (const [number, { ring, hole }] of coordinates
    .flatMap((polygon) => polygon.map((line, index) => ({ ring: line, hole: index > 0 })))
    .entries()) {
    const [first, last] = [ring[0], ring.at(-1)];
    if (ring.length < 4) faults.push(`ring ${number} has ${ring.length} positions`);
    if (first === undefined || last === undefined || first[0] !== last[0] || first[1] !== last[1])
      faults.push(`ring ${number} is open`);
    if (signedArea(ring) > 0 === hole) faults.push(`ring ${number} runs the wrong way`);
    for (const [index, b] of ring.entries()) {
      const a = ring[index - 1];
      if (a !== undefined) segments.push({ ring: number, a, b });
    }
  }
  for (const [index, one] of segments.entries()) {
    for (const other of segments.slice(index + 1))
      if (cross(one.a, one.b, other.a, other.b))
        faults.push(`rings ${one.ring} and ${other.ring} cross at ${one.a.join()}`);
  }
  return faults;
}

function signedArea(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ring[index - 1] ?? [x, y];
    return sum + (fromX * y - x * fromY) / 2;
  }, 0);
}

type Position = readonly [number, number];

/** Whether two segments meet other than with their ends. */
function cross(a: Position, b: Position, c: Position, d: Position): boolean {
  if ([0, 1].some((axis) => apart(a[axis], b[axis], c[axis], d[axis]))) return false;
  const side = ([ax, ay]: Position, [bx, by]: Position, [px, py]: Position): number =>
    Math.sign(Math.round(((bx - ax) * (py - ay) - (by - ay) * (px - ax)) * 1e10));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function apart(a = 0, b = 0, c = 0, d = 0): boolean {
  return (a < c && a < d && b < c && b < d) || (a > c && a > d && b > c && b > d);
}
