import { readLandRuns } from '../../land/api';
import { ChunkedCells } from './chunked-cells';
import type { Raster } from './raster';

/** The land cells of a file, one by one. */
export function readLand(file: string): Raster {
  let cells = new ChunkedCells(0);
  const frame = readLandRuns(file, (first, length, value, { columns, rows }) => {
    if (cells.length === 0) cells = new ChunkedCells(columns * rows);
    cells.fill(value, first, first + length);
  });
  return { ...frame, cells };
}
