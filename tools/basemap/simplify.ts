/** A position in degrees, longitude first. */
export type Position = readonly [lng: number, lat: number];
export type Line = readonly Position[];

const METRES_PER_DEGREE = 111_195;

/** The line without corners that lie nearer than so many metres to what is left (Douglas and Peucker); ends stay. */
export function simplify(line: Line, tolerance: number): Position[] {
  const squish = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180);
  const limit = (tolerance / METRES_PER_DEGREE) ** 2;
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [first, last] = part;
    let [worst, at] = [limit, -1];
    for (let index = first + 1; index < last; index++) {
      const distance = squaredDistance(line, index, first, last, squish);
      if (distance > worst) [worst, at] = [distance, index];
    }
    if (at < 0) continue;
    keep[at] = 1;
    open.push([first, at], [at, last]);
  }
  return line.filter((_, index) => keep[index] === 1);
}

function squaredDistance(line: Line, index: number, first: number, last: number, squish: number): number {
  const [point, from, to] = [line[index], line[first], line[last]];
  if (point === undefined || from === undefined || to === undefined) return 0;
  const [dx, dy] = [(to[0] - from[0]) * squish, to[1] - from[1]];
  const [px, py] = [(point[0] - from[0]) * squish, point[1] - from[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return (px - share * dx) ** 2 + (py - share * dy) ** 2;
}

/** In square kilometres, whichever way round the ring goes. */
export function areaOf(ring: Line): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [previousX, previousY] = ring[(index === 0 ? ring.length : index) - 1] ?? [x, y];
    sum += previousX * y - x * previousY;
  });
  const squish = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  return (Math.abs(sum) / 2) * squish * (METRES_PER_DEGREE / 1000) ** 2;
}
