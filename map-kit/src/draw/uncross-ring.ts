import { turn, type FlatPoint } from './plane';

/** Crossings of a line that is an area with a tail or two; more are a scribble. */
const MOST_CROSSINGS = 100;

/**
 * Splits a ring at its crossings into loops that do not cross themselves: a figure of eight gives
 * two, a line that overshoots its start a large one and a small one. Undefined for a scribble.
 */
export function uncrossRing(ring: readonly FlatPoint[]): FlatPoint[][] | undefined {
  const simple: FlatPoint[][] = [];
  const open: FlatPoint[][] = [[...ring]];
  let crossings = 0;
  for (let loop = open.pop(); loop !== undefined; loop = open.pop()) {
    const crossing = firstCrossing(loop);
    if (crossing === undefined) {
      if (loop.length > 2) simple.push(loop);
    } else {
      crossings += 1;
      if (crossings > MOST_CROSSINGS) return undefined;
      const { first, second, at } = crossing;
      open.push(
        [...loop.slice(0, first + 1), at, ...loop.slice(second + 1)],
        [at, ...loop.slice(first + 1, second + 1)],
      );
    }
  }
  return simple;
}

/** Two sides, by the corner each begins at, and where they cross. */
interface Crossing {
  first: number;
  second: number;
  at: FlatPoint;
}

function firstCrossing(ring: readonly FlatPoint[]): Crossing | undefined {
  const side = (index: number): [FlatPoint | undefined, FlatPoint | undefined] => [
    ring[index],
    ring[(index + 1) % ring.length],
  ];
  for (let first = 0; first < ring.length; first += 1) {
    for (let second = first + 2; second < ring.length; second += 1) {
      // The last side meets the first one in the ring's beginning.
      if (first === 0 && second === ring.length - 1) continue;
      const [a, b] = side(first);
      const [c, d] = side(second);
      const at = a && b && c && d && crossingOf(a, b, c, d);
      if (at) return { first, second, at };
    }
  }
  return undefined;
}

/** Where two lines cross inside both of them; not where they only touch. */
function crossingOf(a: FlatPoint, b: FlatPoint, c: FlatPoint, d: FlatPoint): FlatPoint | undefined {
  const fromC = turn(a, b, c);
  const fromD = turn(a, b, d);
  if (fromC * fromD >= 0 || turn(c, d, a) * turn(c, d, b) >= 0) return undefined;
  const share = fromC / (fromC - fromD);
  return { x: c.x + (d.x - c.x) * share, y: c.y + (d.y - c.y) * share };
}
