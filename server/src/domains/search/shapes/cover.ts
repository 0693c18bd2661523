import { toCell, WORLD } from '../../geography/api';
import type { Area, Square } from './area';

/** Cells from `from` to `to`, both included; `check` has a bit for each area that holds only some of their positions. */
export interface CellRange {
  from: number;
  to: number;
  check: number;
}

/** Squares of this side, about ten metres, are not divided: hardly two ads stand in one. */
const SMALLEST = 32;

interface Piece extends Square {
  /** Areas that hold only a part of it, by the bit of each. */
  open: ReadonlyMap<number, Area>;
}

/**
 * Ranges of cells that hold all positions which lie in every one of some areas: the world is quartered, again and again, the
 * largest pieces first, and what lies outside is dropped, until there are so many pieces. Pieces that follow one another
 * become one range, so that there are mostly fewer.
 */
export function cover(areas: readonly Area[], mostRanges: number): CellRange[] {
  const whole: Square = { x: 0, y: 0, size: WORLD };
  const start = narrow(whole, new Map(areas.map((area, index) => [1 << index, area])));
  if (start === null) return [];
  const closed: Piece[] = [];
  const open: Piece[] = [];
  const put = (piece: Piece): void => {
    (piece.open.size === 0 || piece.size <= SMALLEST ? closed : open).push(piece);
  };
  put(start);
  let next = 0;
  for (;;) {
    const piece = open[next];
    if (piece === undefined) break;
    const quarters = quartersOf(piece).flatMap((quarter) => narrow(quarter, piece.open) ?? []);
    if (closed.length + (open.length - next - 1) + quarters.length > mostRanges) break;
    next += 1;
    quarters.forEach(put);
  }
  return join([...closed, ...open.slice(next)].map(rangeOf));
}

/** The square with the areas that decide about parts of it; null when it is outside of one. */
function narrow(square: Square, areas: ReadonlyMap<number, Area>): Piece | null {
  const open = new Map<number, Area>();
  for (const [bit, area] of areas) {
    const relation = area.within(square);
    if (relation === 'outside') return null;
    if (relation !== 'inside') open.set(bit, relation);
  }
  return { ...square, open };
}

function quartersOf({ x, y, size }: Square): Square[] {
  const half = size / 2;
  return [0, half].flatMap((down) => [0, half].map((right) => ({ x: x + right, y: y + down, size: half })));
}

function rangeOf({ open, ...square }: Piece): CellRange {
  const from = toCell(square);
  let check = 0;
  for (const bit of open.keys()) check |= bit;
  return { from, to: from + square.size ** 2 - 1, check };
}

function join(ranges: CellRange[]): CellRange[] {
  const joined: CellRange[] = [];
  for (const range of ranges.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && last.to + 1 === range.from && last.check === range.check) last.to = range.to;
    else joined.push(range);
  }
  return joined;
}
