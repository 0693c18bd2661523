import { sql } from 'kysely';
import type { Area, Square } from './area';
import type { Box } from './box-area';
import type { Ring, WorldPoint } from './ring';

/** Against rounding: far below a unit, far above an error. */
const CLOSE = 0.01;

type Edge = readonly [WorldPoint, WorldPoint];

/** What a ring goes round, in sum: the rule of PostgreSQL's `point <@ polygon`. */
export function ringArea(ring: Ring): Area {
  const bounds = boundsOf(ring);
  const condition: Area['condition'] = () => sql<boolean>`point(x, y) <@ ${polygonText(ring)}::text::polygon`;
  /**
   * @param candidates edges that come into the square whose first position the anchor is
   * @param turns how often the ring goes round the anchor
   */
  const narrowed = (candidates: readonly Edge[], anchor: WorldPoint, turns: number): Area => ({
    within: (square) => {
      if (isApart(bounds, square)) return 'outside';
      const left = candidates.filter((edge) => touches(edge, square));
      // On the way from the anchor no other edge is met than those of the larger square.
      const turnsHere = turns - turnsPassed(candidates, anchor, square);
      if (left.length > 0) return narrowed(left, square, turnsHere);
      return turnsHere === 0 ? 'outside' : 'inside';
    },
    condition,
    ring,
  });
  // Nothing goes round the corner of the world.
  return narrowed(edgesOf(ring), { x: 0, y: 0 }, 0);
}

export function polygonText(ring: Ring): string {
  return `(${ring.map(({ x, y }) => `(${x},${y})`).join()})`;
}

function edgesOf(ring: Ring): Edge[] {
  return ring.flatMap((point, index) => {
    const last = ring.at(index - 1);
    return last === undefined ? [] : [[last, point] as const];
  });
}

function boundsOf(ring: Ring): Box {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) };
}

function isApart({ west, north, east, south }: Box, { x, y, size }: Square): boolean {
  return x + size <= west || x - 1 >= east || y + size <= north || y - 1 >= south;
}

/** By how much fewer times edges go round the end of a way than its start; it leads to the east, then to the south. */
function turnsPassed(edges: readonly Edge[], from: WorldPoint, to: WorldPoint): number {
  let turns = 0;
  for (const [a, b] of edges) {
    if (a.y > from.y !== b.y > from.y) {
      const x = a.x + ((from.y - a.y) / (b.y - a.y)) * (b.x - a.x);
      if (x > from.x && x <= to.x) turns += b.y > a.y ? 1 : -1;
    }
    if (a.x > to.x !== b.x > to.x) {
      const y = a.y + ((to.x - a.x) / (b.x - a.x)) * (b.y - a.y);
      if (y > from.y && y <= to.y) turns += b.x < a.x ? 1 : -1;
    }
  }
  return turns;
}

/** Whether an edge comes into a square or on its border. */
function touches([a, b]: Edge, { x, y, size }: Square): boolean {
  const west = x - CLOSE;
  const north = y - CLOSE;
  const east = x + size - 1 + CLOSE;
  const south = y + size - 1 + CLOSE;
  if (
    (a.x < west && b.x < west) ||
    (a.x > east && b.x > east) ||
    (a.y < north && b.y < north) ||
    (a.y > south && b.y > south)
  )
    return false;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const side = (cornerX: number, cornerY: number): boolean => dx * (cornerY - a.y) > dy * (cornerX - a.x);
  const first = side(west, north);
  return side(east, north) !== first || side(west, south) !== first || side(east, south) !== first;
}
