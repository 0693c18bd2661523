import { distance, turn, type FlatPoint } from './plane';

/**
 * Drops corners that repeat the one before, as double clicks and the start of a freehand line leave
 * them, and a last corner that repeats the first.
 * @param within metres up to which two corners are the same
 */
export function dropRepeats(ring: readonly FlatPoint[], within: number): FlatPoint[] {
  const kept: FlatPoint[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (last === undefined || distance(last, point) > within) kept.push(point);
  }
  const [first] = kept;
  for (
    let last = kept.at(-1);
    first !== undefined && last !== undefined && kept.length > 1 && distance(first, last) <= within;
    last = kept.at(-1)
  )
    kept.pop();
  return kept;
}

/**
 * Leaves out the corners that matter least (Visvalingam): those whose triangle with its neighbours is smaller than
 * `detail` squared, and then more until at most `most` are left.
 * @param detail metres; 0 keeps every corner that turns
 */
export function thinRing(ring: readonly FlatPoint[], detail: number, most: number): FlatPoint[] {
  const kept = [...ring];
  const weights = kept.map((_, index) => weight(kept, index));
  while (kept.length > 3) {
    const least = Math.min(...weights);
    if (least > detail * detail && kept.length <= most) break;
    const index = weights.indexOf(least);
    kept.splice(index, 1);
    weights.splice(index, 1);
    for (const neighbour of [index - 1, index]) {
      const at = (neighbour + kept.length) % kept.length;
      weights[at] = weight(kept, at);
    }
  }
  return kept;
}

function weight(ring: readonly FlatPoint[], index: number): number {
  const before = ring[(index - 1 + ring.length) % ring.length];
  const point = ring[index];
  const after = ring[(index + 1) % ring.length];
  if (before === undefined || point === undefined || after === undefined) return 0;
  return Math.abs(turn(before, point, after)) / 2;
}
