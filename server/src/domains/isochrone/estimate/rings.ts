import type { Vertex } from './segments';

/** Twice the area, positive against the clock. */
export function doubleArea(ring: readonly Vertex[]): number {
  let area = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from !== undefined) area += from.x * to.y - to.x * from.y;
    from = to;
  }
  return area;
}

/** Whether a point is inside a ring, by the number of its sides to the east. */
export function isInside(ring: readonly Vertex[], { x, y }: Vertex): boolean {
  let inside = false;
  let from = ring.at(-1);
  for (const to of ring) {
    if (
      from !== undefined &&
      from.y > y !== to.y > y &&
      x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x
    )
      inside = !inside;
    from = to;
  }
  return inside;
}

/** Leaves out vertices that are no further than the tolerance from the line without them (Douglas–Peucker). */
export function simplify<T extends Vertex>(ring: readonly T[], tolerance: number): T[] {
  if (tolerance === 0) return [...ring];
  // A ring has no ends: it is cut at its first vertex and at the one furthest from it.
  const far = furthest(ring, 0, ring.length, (vertex) => distanceTo(vertex, ring[0], ring[0])).index;
  const kept = new Set([0, far]);
  const parts: [number, number][] = [
    [0, far],
    [far, ring.length],
  ];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [begin, end] = part;
    const [from, to] = [ring[begin], ring[end % ring.length]];
    const { index, distance } = furthest(ring, begin + 1, end, (vertex) => distanceTo(vertex, from, to));
    if (distance <= tolerance) continue;
    kept.add(index);
    parts.push([begin, index], [index, end]);
  }
  return ring.filter((_, index) => kept.has(index));
}

function furthest<T extends Vertex>(
  ring: readonly T[],
  begin: number,
  end: number,
  measure: (vertex: T) => number,
): { index: number; distance: number } {
  let best = { index: begin, distance: 0 };
  for (let index = begin; index < end; index++) {
    const vertex = ring[index];
    const distance = vertex === undefined ? 0 : measure(vertex);
    if (distance > best.distance) best = { index, distance };
  }
  return best;
}

function distanceTo({ x, y }: Vertex, from: Vertex = { x, y }, to: Vertex = from): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}
