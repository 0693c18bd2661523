import type { Point } from '@kvadrat/contracts/search';
import type { LandFrame } from '../../land/api';
import type { ChunkedCells } from './chunked-cells';

/** A grid on the map: cells of equal degrees, rows from south to north. */
export interface Raster extends LandFrame {
  cells: ChunkedCells;
}

/** Position in cells from the south-west corner; the middle of the first cell is at 0.5, 0.5. */
export function toCells({ west, south, width, height }: Raster, { lat, lng }: Point): { x: number; y: number } {
  return { x: (lng - west) / width, y: (lat - south) / height };
}

/** The cell at a column and row, undefined beyond the edges. */
export function cellAt({ columns, rows, cells }: Raster, column: number, row: number): number | undefined {
  return column < 0 || row < 0 || column >= columns || row >= rows ? undefined : cells.at(row * columns + column);
}

/** The point in the middle of a cell. */
export function middleOf({ west, south, width, height }: Raster, column: number, row: number): Point {
  return { lat: south + (row + 0.5) * height, lng: west + (column + 0.5) * width };
}
