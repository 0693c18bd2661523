import { join } from 'node:path';
import type { LatLng } from '../geography/api';
import { projectRoot } from '../../platform/settings';
import { METRES_PER_DEGREE, readLandRuns, WATER_CELL, type LandFrame } from './land-runs';

/** Farther from the sea nobody asks how far. */
const FARTHEST_M = 5000;

/** The cells of the sea as stretches of each row: first column and the one after the last, in turn. */
interface Sea extends LandFrame {
  stretches: readonly (readonly number[])[];
}

let read: Sea | null = null;

/**
 * Metres in a straight line to the nearest cell of the sea, known to some hundred; null farther than five kilometres
 * inland and outside of the map. Lakes and rivers are no sea.
 */
export function seaDistance(
  { lat, lng }: LatLng,
  sea = (read ??= readSea(join(projectRoot(), 'server', 'data', 'land-cells.bin'))),
): number | null {
  const across = sea.width * METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const up = sea.height * METRES_PER_DEGREE;
  const x = (lng - sea.west) / sea.width;
  const y = (lat - sea.south) / sea.height;
  const row = Math.floor(y);
  if (x < 0 || x >= sea.columns || row < 0 || row >= sea.rows) return null;
  let nearest = FARTHEST_M;
  const reach = Math.ceil(FARTHEST_M / up);
  for (let other = Math.max(0, row - reach); other <= Math.min(sea.rows - 1, row + reach); other++) {
    // From the point to the near edge of the row, and along it to the nearest stretch.
    const north = (other > row ? other - y : other < row ? y - other - 1 : 0) * up;
    if (north > nearest) continue;
    const east = gap(sea.stretches[other] ?? [], x) * across;
    nearest = Math.min(nearest, Math.hypot(north, east));
  }
  return nearest < FARTHEST_M ? nearest : null;
}

/** Columns from a position to the nearest stretch; 0 in one. */
function gap(stretches: readonly number[], x: number): number {
  let nearest = Infinity;
  for (let at = 0; at < stretches.length; at += 2) {
    const [from = 0, to = 0] = [stretches[at], stretches[at + 1]];
    nearest = Math.min(nearest, Math.max(0, from - x, x - to));
    if (from > x) break;
  }
  return nearest;
}

function readSea(file: string): Sea {
  const stretches: number[][] = [];
  const frame = readLandRuns(file, (first, length, value, { columns }) => {
    if (value !== WATER_CELL) return;
    // A run may go on over the ends of rows.
    for (let cell = first; cell < first + length;) {
      const row = Math.floor(cell / columns);
      const end = Math.min(first + length, (row + 1) * columns);
      (stretches[row] ??= []).push(cell - row * columns, end - row * columns);
      cell = end;
    }
  });
  return { ...frame, stretches };
}
