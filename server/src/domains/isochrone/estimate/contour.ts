import { NEVER } from './travel-times';

/** Positions in cells; closed without repeating the first. The inside is to the left. */
export type Contour = { x: number; y: number }[];

const [BOTTOM, RIGHT, TOP, LEFT] = [0, 1, 2, 3];

/**
 * Pairs of sides between which the border runs, by the corners inside: 1 south-west, 2 south-east, 4 north-east,
 * 8 north-west. Two opposite corners stay apart.
 */
const SIDES: readonly (readonly [from: number, to: number])[][] = [
  [],
  [[BOTTOM, LEFT]],
  [[RIGHT, BOTTOM]],
  [[RIGHT, LEFT]],
  [[TOP, RIGHT]],
  [
    [BOTTOM, LEFT],
    [TOP, RIGHT],
  ],
  [[TOP, BOTTOM]],
  [[TOP, LEFT]],
  [[LEFT, TOP]],
  [[BOTTOM, TOP]],
  [
    [RIGHT, BOTTOM],
    [LEFT, TOP],
  ],
  [[RIGHT, TOP]],
  [[LEFT, RIGHT]],
  [[BOTTOM, RIGHT]],
  [[LEFT, BOTTOM]],
  [],
];
/** Never nearer to the middle of a cell, so that neighbouring borders stay apart when they are rounded. */
const MARGIN = 0.1;

/**
 * Borders of the cells that are reached by `limit`, between the middles of cells (marching squares). Where the next cell
 * is never reached the border runs half way. With a later limit borders only move outwards.
 */
export function contours(times: Uint16Array, columns: number, rows: number, limit: number): Contour[] {
  /** Sides by number: twice the cell for the one to its east, and one more for the one to its north. */
  const next = new Map<number, number>();
  const inside = (column: number, row: number): boolean =>
    column > 0 &&
    row > 0 &&
    column < columns - 1 &&
    row < rows - 1 &&
    (times[row * columns + column] ?? NEVER) <= limit;
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corners =
        (inside(column, row) ? 1 : 0) +
        (inside(column + 1, row) ? 2 : 0) +
        (inside(column + 1, row + 1) ? 4 : 0) +
        (inside(column, row + 1) ? 8 : 0);
      if (corners === 0 || corners === 15) continue;
      const cell = row * columns + column;
      const sides = [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + columns), 2 * cell + 1];
      for (const [from, to] of SIDES[corners] ?? []) next.set(sides[from] ?? 0, sides[to] ?? 0);
    }
  }
  const all: Contour[] = [];
  for (const first of next.keys()) {
    const contour: Contour = [];
    for (let side: number | undefined = first; side !== undefined;) {
      contour.push(crossing(times, columns, side, limit));
      const following = next.get(side);
      next.delete(side);
      side = following === first ? undefined : following;
    }
    all.push(contour);
  }
  return all;
}

function crossing(times: Uint16Array, columns: number, side: number, limit: number): { x: number; y: number } {
  const cell = Math.floor(side / 2);
  const north = side % 2;
  const a = times[cell] ?? NEVER;
  const b = times[cell + (north === 1 ? columns : 1)] ?? NEVER;
  const share =
    a === NEVER || b === NEVER || a === b ? 0.5 : Math.min(1 - MARGIN, Math.max(MARGIN, (limit - a) / (b - a)));
  const column = cell % columns;
  const row = (cell - column) / columns;
  return { x: column + 0.5 + (north === 1 ? 0 : share), y: row + 0.5 + (north === 1 ? share : 0) };
}
