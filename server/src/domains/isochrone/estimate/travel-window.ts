import type { Point } from '@kvadrat/contracts/search';
import { METRES_PER_DEGREE } from '../../land/api';
import { groundOf } from './ground';
import { type Raster, toCells } from './raster';

/** Cells along the edges of a window through which no way goes: no move is longer, so none has to look for the edge. */
const BORDER = 2;

/** The part of a raster that can be reached from a point, in cells of their own: several to one of the raster. */
export interface TravelWindow {
  columns: number;
  rows: number;
  cells: Uint8Array;
  /** Of the point, in cells of the window. */
  x: number;
  y: number;
  /** Metres of one cell each way. */
  across: number;
  up: number;
  /** Point at a position in cells. */
  toPoint: (x: number, y: number) => Point;
}

/**
 * @param split cells of the window on each side of one of the raster
 * @param reach metres around the point
 */
export function cutWindow(raster: Raster, center: Point, split: number, reach: number): TravelWindow {
  const width = raster.width / split;
  const height = raster.height / split;
  const across = width * METRES_PER_DEGREE * Math.cos((center.lat * Math.PI) / 180);
  const up = height * METRES_PER_DEGREE;
  const at = toCells(raster, center);
  const [x, y] = [at.x * split, at.y * split];
  const west = Math.max(0, Math.floor(x - reach / across) - BORDER - 1);
  const south = Math.max(0, Math.floor(y - reach / up) - BORDER - 1);
  const columns = Math.min(raster.columns * split, Math.ceil(x + reach / across) + BORDER + 1) - west;
  const rows = Math.min(raster.rows * split, Math.ceil(y + reach / up) + BORDER + 1) - south;
  const cells = new Uint8Array(columns * rows);
  for (let row = BORDER; row < rows - BORDER; row++) {
    const from = Math.floor((south + row) / split) * raster.columns;
    for (let column = BORDER; column < columns - BORDER; column++) {
      cells[row * columns + column] = raster.cells.at(from + Math.floor((west + column) / split));
    }
  }
  const window: TravelWindow = {
    columns,
    rows,
    cells,
    x: x - west,
    y: y - south,
    across,
    up,
    toPoint: (column, row) => ({
      lng: raster.west + (west + column) * width,
      lat: raster.south + (south + row) * height,
    }),
  };
  clearStart(window);
  return window;
}

/** Indexes of the four cells whose middles stand around the point. */
export function cellsAround({ columns, rows, x, y }: TravelWindow): number[] {
  const [column, row] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  return [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]
    .map(([right = 0, above = 0]) => ({ column: column + right, row: row + above }))
    .filter((cell) => cell.column >= 0 && cell.row >= 0 && cell.column < columns && cell.row < rows)
    .map((cell) => cell.row * columns + cell.column);
}

/** At the shore the cells around the point may be water: they become like its own, so that it lies inside its area. */
function clearStart(window: TravelWindow): void {
  const own = window.cells[Math.floor(window.y) * window.columns + Math.floor(window.x)] ?? 0;
  const around = cellsAround(window);
  const land =
    groundOf(own) !== 0
      ? own
      : (around.map((cell) => window.cells[cell] ?? 0).find((cell) => groundOf(cell) !== 0) ?? 0);
  for (const cell of around) if (groundOf(window.cells[cell] ?? 0) === 0) window.cells[cell] = land;
}
