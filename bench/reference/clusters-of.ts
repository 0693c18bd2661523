import { type Columns, MISSING } from './columns';
import type { WorldBox } from './shapes';

export interface ReferenceCluster {
  cellX: number;
  cellY: number;
  count: number;
  /** Mean position, in world units. */
  x: number;
  y: number;
}

/** Cells are 64 pixels wide, tiles 256, the world 2^26 units. */
export const cellShift = (zoom: number): number => 24 - zoom;

/** Rows of a viewport by the grid of a zoom, from north-west to south-east. */
export function clustersOf(
  { x, y }: Columns,
  rows: Uint32Array,
  zoom: number,
  { west, north, east, south }: WorldBox,
): ReferenceCluster[] {
  const shift = cellShift(zoom);
  const firstX = west >> shift;
  const firstY = north >> shift;
  const width = (east >> shift) - firstX + 1;
  const counts = new Int32Array(width * ((south >> shift) - firstY + 1));
  const sumX = new Float64Array(counts.length);
  const sumY = new Float64Array(counts.length);
  for (const row of rows) {
    const atX = x[row] ?? MISSING;
    const atY = y[row] ?? MISSING;
    const cell = ((atY >> shift) - firstY) * width + (atX >> shift) - firstX;
    counts[cell] = (counts[cell] ?? 0) + 1;
    sumX[cell] = (sumX[cell] ?? 0) + atX;
    sumY[cell] = (sumY[cell] ?? 0) + atY;
  }
  const clusters: ReferenceCluster[] = [];
  counts.forEach((count, cell) => {
    if (count === 0) return;
    clusters.push({
      cellX: firstX + (cell % width),
      cellY: firstY + Math.floor(cell / width),
      count,
      x: (sumX[cell] ?? 0) / count,
      y: (sumY[cell] ?? 0) / count,
    });
  });
  return clusters;
}
