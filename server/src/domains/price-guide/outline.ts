/** East and north, or right and down. */
export type Point = readonly [x: number, y: number];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boxOf(points: readonly Point[]): Box {
  const box: Box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The line without corners that lie no further than `miss` from what is left of it (Douglas and Peucker). */
export function thinnedLine(line: readonly Point[], miss: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const open: [first: number, last: number][] = [[0, line.length - 1]];
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [first, last] = range;
    let [furthest, far] = [0, miss];
    for (let index = first + 1; index < last; index += 1) {
      const off = distanceTo(line[index], line[first], line[last]);
      if (off > far) [furthest, far] = [index, off];
    }
    if (furthest === 0) continue;
    kept.add(furthest);
    open.push([first, furthest], [furthest, last]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** From a point to a stretch of line; a ring begins and ends at one point, which is then the stretch. */
function distanceTo([x, y]: Point = [0, 0], [fromX, fromY]: Point = [0, 0], [toX, toY]: Point = [0, 0]): number {
  const [right, down] = [toX - fromX, toY - fromY];
  const length = right * right + down * down;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * right + (y - fromY) * down) / length));
  return Math.hypot(x - fromX - along * right, y - fromY - along * down);
}

const GRID = 24;

/** A point inside the ring far from its line, on a grid: room for a number. */
export function roomiest(ring: readonly Point[]): Point {
  const { left, right, top, bottom } = boxOf(ring);
  let best: Point = [(left + right) / 2, (top + bottom) / 2];
  let room = 0;
  for (let column = 1; column < GRID; column += 1)
    for (let row = 1; row < GRID; row += 1) {
      const point: Point = [left + ((right - left) * column) / GRID, top + ((bottom - top) * row) / GRID];
      if (!isInside(point, ring)) continue;
      const near = Math.min(...ring.map((corner, index) => distanceTo(point, corner, ring[(index + 1) % ring.length])));
      if (near > room) [best, room] = [point, near];
    }
  return best;
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([toX, toY], index) => {
    const [fromX, fromY] = ring[(index + ring.length - 1) % ring.length] ?? [0, 0];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  });
  return inside;
}
