import type { Position } from './simplify';
import { GRID } from './town-grid';

/** A line between two labels of a grid, from one meeting point of three to the next, or closed. */
export interface TracedLine {
  labels: readonly [number, number];
  line: Position[];
}

/**
 * The lines along which the labels of a grid change. Each is there once, so that both sides have the same line.
 * @param cells labels, rows from south to north
 */
export function traceBorders(cells: Uint16Array): TracedLine[] {
  const { columns, rows } = GRID;
  const label = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (cells[y * columns + x] ?? 0);
  const width = columns + 1;
  /** Corners joined to each corner by a side that two labels share. */
  const joined = new Map<number, number[]>();
  const join = (from: number, to: number): void => {
    joined.set(from, [...(joined.get(from) ?? []), to]);
    joined.set(to, [...(joined.get(to) ?? []), from]);
  };
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= columns; x++) {
      const corner = y * width + x;
      if (label(x, y) !== label(x - 1, y)) join(corner, corner + width);
      if (label(x, y) !== label(x, y - 1)) join(corner, corner + 1);
    }
  }
  const labelsOf = (from: number, to: number): readonly [number, number] => {
    const [low, high] = from < to ? [from, to] : [to, from];
    const [x, y] = [low % width, Math.floor(low / width)];
    return high === low + 1 ? [label(x, y), label(x, y - 1)] : [label(x, y), label(x - 1, y)];
  };
  const done = new Set<string>();
  const follow = (start: number, second: number): number[] => {
    const line = [start];
    let [previous, corner] = [start, second];
    for (;;) {
      done.add(`${Math.min(previous, corner)} ${Math.max(previous, corner)}`);
      line.push(corner);
      const next = joined.get(corner) ?? [];
      if (next.length !== 2 || corner === start) return line;
      [previous, corner] = [corner, next[0] === previous ? (next[1] ?? start) : (next[0] ?? start)];
    }
  };
  const lines: TracedLine[] = [];
  // First the lines between meeting points, then the loops that have none.
  for (const meeting of [true, false]) {
    for (const [corner, next] of joined) {
      if ((next.length !== 2) !== meeting) continue;
      for (const second of next) {
        if (done.has(`${Math.min(corner, second)} ${Math.max(corner, second)}`)) continue;
        lines.push({ labels: labelsOf(corner, second), line: follow(corner, second).map(toPosition) });
      }
    }
  }
  return lines;
}

function toPosition(corner: number): Position {
  const width = GRID.columns + 1;
  return [GRID.west + (corner % width) * GRID.width, GRID.south + Math.floor(corner / width) * GRID.height];
}

/** A stair of cells as the line it stands for: each side's middle, with the ends where they are. */
export function smoothed(line: readonly Position[]): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return [];
  const middles = line.slice(1).map(([lng, lat], index): Position => {
    const [fromLng, fromLat] = line[index] ?? [lng, lat];
    return [(fromLng + lng) / 2, (fromLat + lat) / 2];
  });
  return [first, ...middles, last];
}
