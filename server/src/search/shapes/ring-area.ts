import { sql } from 'kysely';
import type { Area, Square } from './area';
import type { Ring, WorldPoint } from './ring';

/** Against rounding: far below a unit, far above an error. */
const CLOSE = 0.01;

type Edge = readonly [WorldPoint, WorldPoint];

/** What lies in an odd number of rings: parts are outlines of their own, holes lie in one more. */
export function ringsArea(rings: readonly Ring[]): Area {
  const edges = rings.map(edgesOf);
  const insideOf = (point: WorldPoint): boolean => edges.filter((ring) => windsAround(ring, point)).length % 2 === 1;
  const [only] = rings;
  const condition: Area['condition'] =
    only !== undefined && rings.length === 1
      ? () => sql<boolean>`point(x, y) <@ ${polygonText(only)}::text::polygon`
      : () => sql<boolean>`(SELECT count(*) FROM unnest(${rings.map(polygonText)}::polygon[]) ring WHERE point(x, y) <@ ring) % 2 = 1`;
  const narrowed = (candidates: readonly Edge[]): Area => ({
    within: (square) => {
      const left = candidates.filter((edge) => touches(edge, square));
      if (left.length > 0) return narrowed(left);
      return insideOf(square) ? 'inside' : 'outside';
    },
    condition,
    ...(only !== undefined && rings.length === 1 ? { ring: only } : {}),
  });
  return narrowed(edges.flat());
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

/** Whether the ring goes round a point, in sum: the rule of PostgreSQL's `point <@ polygon`. */
function windsAround(ring: readonly Edge[], { x, y }: WorldPoint): boolean {
  let turns = 0;
  for (const [a, b] of ring) {
    if (a.y > y === b.y > y) continue;
    const onRight = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) > x;
    if (onRight) turns += b.y > a.y ? 1 : -1;
  }
  return turns !== 0;
}

/** Whether an edge comes into a square or on its border. */
function touches([a, b]: Edge, { x, y, size }: Square): boolean {
  const west = x - CLOSE;
  const north = y - CLOSE;
  const east = x + size - 1 + CLOSE;
  const south = y + size - 1 + CLOSE;
  if (Math.max(a.x, b.x) < west || Math.min(a.x, b.x) > east || Math.max(a.y, b.y) < north || Math.min(a.y, b.y) > south) return false;
  const side = (cornerX: number, cornerY: number): number => Math.sign((b.x - a.x) * (cornerY - a.y) - (b.y - a.y) * (cornerX - a.x));
  return Math.abs(side(west, north) + side(east, north) + side(west, south) + side(east, south)) < 4;
}
