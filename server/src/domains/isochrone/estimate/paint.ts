import type { Point } from '@kvadrat/contracts/search';
import { type Raster, toCells } from './raster';

export type Line = readonly (readonly [lng: number, lat: number])[];

/** Calls `paint` with the index of each cell whose middle is inside the rings (even-odd). */
export function paintPolygon(raster: Raster, rings: readonly Line[], paint: (cell: number) => void): void {
  const { columns, rows } = raster;
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined) cross(toPair(raster, from), toPair(raster, to), rows, crossings);
      from = to;
    }
  }
  for (const [row, columnsOfRow] of crossings) {
    columnsOfRow.sort((a, b) => a - b);
    for (let index = 0; index + 1 < columnsOfRow.length; index += 2) {
      const begin = Math.max(0, Math.ceil((columnsOfRow[index] ?? 0) - 0.5));
      const end = Math.min(columns, Math.ceil((columnsOfRow[index + 1] ?? 0) - 0.5));
      for (let column = begin; column < end; column++) paint(row * columns + column);
    }
  }
}

/** Calls `paint` with the index of each cell a line passes, so that each touches the one before with a whole side. */
export function paintLine(raster: Raster, line: readonly Point[], paint: (cell: number) => void): void {
  let from: Point | undefined;
  for (const to of line) {
    if (from !== undefined) paintStretch(raster, toCells(raster, from), toCells(raster, to), paint);
    from = to;
  }
}

interface Spot {
  x: number;
  y: number;
}

function toPair(raster: Raster, [lng, lat]: readonly [number, number]): Spot {
  return toCells(raster, { lat, lng });
}

function cross(from: Spot, to: Spot, rows: number, crossings: Map<number, number[]>): void {
  if (from.y === to.y) return;
  const [low, high] = from.y < to.y ? [from, to] : [to, from];
  const last = Math.min(rows - 1, Math.ceil(high.y - 0.5) - 1);
  for (let row = Math.max(0, Math.ceil(low.y - 0.5)); row <= last; row++) {
    const x = low.x + ((row + 0.5 - low.y) / (high.y - low.y)) * (high.x - low.x);
    const known = crossings.get(row);
    if (known === undefined) crossings.set(row, [x]);
    else known.push(x);
  }
}

function paintStretch({ columns, rows }: Raster, from: Spot, to: Spot, paint: (cell: number) => void): void {
  const steps = Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) * 2) + 1;
  let [lastColumn, lastRow] = [Math.floor(from.x), Math.floor(from.y)];
  const put = (column: number, row: number): void => {
    if (column >= 0 && row >= 0 && column < columns && row < rows) paint(row * columns + column);
  };
  put(lastColumn, lastRow);
  for (let step = 1; step <= steps; step++) {
    const column = Math.floor(from.x + ((to.x - from.x) * step) / steps);
    const row = Math.floor(from.y + ((to.y - from.y) * step) / steps);
    // Over a corner it goes round by the side.
    if (column !== lastColumn && row !== lastRow) put(column, lastRow);
    put(column, row);
    [lastColumn, lastRow] = [column, row];
  }
}
