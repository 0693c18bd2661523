import type { Point } from '@kvadrat/contracts/search';

/**
 * Answers about drawn shapes worked out from latitude and longitude alone, by other means than the search uses: angles
 * instead of crossings, no projection to whole numbers, no pieces of the world.
 */

/** Upright coordinate of a Mercator map, in degrees. */
function upright(lat: number): number {
  return (Math.atanh(Math.sin((lat * Math.PI) / 180)) * 180) / Math.PI;
}

function flat(point: Point): [number, number] {
  return [point.lng, upright(point.lat)];
}

/** How often a closed line goes round a point: the sum of the angles under which its edges are seen. */
export function turnsAround(corners: readonly Point[], point: Point): number {
  const [px, py] = flat(point);
  let sum = 0;
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [ax, ay] = flat(corner);
    const [bx, by] = flat(next);
    sum += Math.atan2((ax - px) * (by - py) - (bx - px) * (ay - py), (ax - px) * (bx - px) + (ay - py) * (by - py));
  }
  return Math.round(sum / (2 * Math.PI));
}

/** Metres, near enough to say whether a point is too near to the line to be told apart. */
export function metresFromLine(corners: readonly Point[], point: Point): number {
  const scale = Math.cos((point.lat * Math.PI) / 180) * 111_195;
  const [px, py] = flat(point);
  return Math.min(
    ...corners.map((corner, index) => {
      const [ax, ay] = flat(corner);
      const [bx, by] = flat(corners[(index + 1) % corners.length] ?? corner);
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const share =
        length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length));
      return Math.hypot(ax + share * (bx - ax) - px, ay + share * (by - ay) - py) * scale;
    }),
  );
}

/** Whether a straight way from the point in any of many directions meets the line. */
export function isShutIn(corners: readonly Point[], point: Point, directions = 64): boolean {
  const [px, py] = flat(point);
  return Array.from({ length: directions }, (_, index) => ((index + 0.5) / directions) * 2 * Math.PI).every((angle) => {
    const dx = Math.cos(angle);
    const dy = Math.sin(angle);
    return corners.some((corner, index) => {
      const [ax, ay] = flat(corner);
      const [bx, by] = flat(corners[(index + 1) % corners.length] ?? corner);
      const side = (x: number, y: number): number => dx * (y - py) - dy * (x - px);
      const [sideA, sideB] = [side(ax, ay), side(bx, by)];
      if (sideA > 0 === sideB > 0) return false;
      const share = sideA / (sideA - sideB);
      return (ax + share * (bx - ax) - px) * dx + (ay + share * (by - ay) - py) * dy > 0;
    });
  });
}

/** Distance on the sphere by the angle between two directions from the middle of the earth. */
export function sphereMetres(a: Point, b: Point): number {
  const direction = ({ lat, lng }: Point): [number, number, number] => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  };
  const [ax, ay, az] = direction(a);
  const [bx, by, bz] = direction(b);
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return 6_371_008.8 * Math.atan2(cross, ax * bx + ay * by + az * bz);
}
