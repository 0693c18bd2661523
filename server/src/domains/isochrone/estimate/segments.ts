/** Whole numbers, so that every comparison is exact. */
export interface Vertex {
  x: number;
  y: number;
}

interface Segment {
  from: Vertex;
  to: Vertex;
  ring: number;
  index: number;
  /** Number of segments of its ring. */
  of: number;
}

/** Segments are compared with those near them only. */
const BIN = 512;

/** Whether any two segments of some rings meet but for neighbours at their common end. Rings do not repeat their first vertex. */
export function haveCrossings(rings: readonly (readonly Vertex[])[]): boolean {
  const bins = new Map<number, Segment[]>();
  for (const [ring, vertices] of rings.entries()) {
    for (const [index, to] of vertices.entries()) {
      const from = vertices.at(index - 1);
      if (from === undefined) continue;
      const segment = { from, to, ring, index, of: vertices.length };
      for (const bin of binsOf(segment)) {
        const others = bins.get(bin);
        if (others === undefined) bins.set(bin, [segment]);
        else if (others.some((other) => meet(segment, other))) return true;
        else others.push(segment);
      }
    }
  }
  return false;
}

function* binsOf({ from, to }: Segment): Generator<number> {
  const bin = (value: number): number => Math.floor(value / BIN);
  for (let x = bin(Math.min(from.x, to.x)); x <= bin(Math.max(from.x, to.x)); x++) {
    for (let y = bin(Math.min(from.y, to.y)); y <= bin(Math.max(from.y, to.y)); y++) yield x * 2 ** 24 + y;
  }
}

function meet(a: Segment, b: Segment): boolean {
  if (a.ring === b.ring && a.index === b.index) return false;
  if (a.ring === b.ring && follows(a, b)) return a.of < 3 || isSpike(a.from, a.to, b.to);
  if (a.ring === b.ring && follows(b, a)) return b.of < 3 || isSpike(b.from, b.to, a.to);
  const [a1, a2] = [turn(b.from, b.to, a.from), turn(b.from, b.to, a.to)];
  const [b1, b2] = [turn(a.from, a.to, b.from), turn(a.from, a.to, b.to)];
  if (a1 === 0 && a2 === 0)
    return overlap(a.from.x, a.to.x, b.from.x, b.to.x) && overlap(a.from.y, a.to.y, b.from.y, b.to.y);
  return a1 * a2 <= 0 && b1 * b2 <= 0;
}

function follows(a: Segment, b: Segment): boolean {
  return b.index === (a.index + 1) % a.of;
}

/** Back along the way one came. */
function isSpike(from: Vertex, middle: Vertex, to: Vertex): boolean {
  return (
    turn(from, middle, to) === 0 &&
    (middle.x - from.x) * (to.x - middle.x) + (middle.y - from.y) * (to.y - middle.y) <= 0
  );
}

/** 1 to the left of the line, -1 to its right, 0 on it. */
function turn(from: Vertex, to: Vertex, point: Vertex): number {
  return Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
}

function overlap(a: number, b: number, c: number, d: number): boolean {
  return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
}
