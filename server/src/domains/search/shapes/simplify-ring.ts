import type { Ring, WorldPoint } from './ring';

/** Corners that are looked at one against the other; more are thinned out first, in one pass after the other. */
const THIN_OUT_ABOVE = 1000;

/**
 * The ring with at most so many corners, those whose loss would change its area least left out one by one. Rings of any
 * length cost little: long ones are thinned out before.
 */
export function simplifyRing(ring: Ring, most: number): Ring {
  const corners = thinOut(ring, THIN_OUT_ABOVE);
  const losses = corners.map((_, index) => lossAt(corners, index));
  while (corners.length > Math.max(most, 3)) {
    let least = 0;
    let leastLoss = Infinity;
    losses.forEach((loss, index) => {
      if (loss < leastLoss) [least, leastLoss] = [index, loss];
    });
    corners.splice(least, 1);
    losses.splice(least, 1);
    for (const index of [(least || corners.length) - 1, least % corners.length]) losses[index] = lossAt(corners, index);
  }
  return corners;
}

/** What the area loses without a corner. */
function lossAt(ring: Ring, index: number): number {
  const before = ring.at(index - 1);
  const corner = ring[index];
  const after = ring[(index + 1) % ring.length];
  if (before === undefined || corner === undefined || after === undefined) return Infinity;
  return Math.abs((before.x - corner.x) * (after.y - corner.y) - (after.x - corner.x) * (before.y - corner.y));
}

/** Leaves out every corner that is worth less than most, unless the one before has just gone, until few enough are left. */
function thinOut(ring: Ring, most: number): WorldPoint[] {
  let corners = [...ring];
  while (corners.length > most) {
    const losses = corners.map((_, index) => lossAt(corners, index));
    const usual = [...losses].sort((a, b) => a - b)[corners.length >> 1] ?? 0;
    let gone = false;
    corners = corners.filter((_, index) => {
      gone = !gone && (losses[index] ?? 0) <= usual;
      return !gone;
    });
  }
  return corners;
}
