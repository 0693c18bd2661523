import { simplify } from './rings';
import { haveCrossings, type Vertex } from './segments';

const ring = (...pairs: [number, number][]): Vertex[] => pairs.map(([x, y]) => ({ x, y }));
const square = (x: number, y: number, side: number): Vertex[] =>
  ring([x, y], [x + side, y], [x + side, y + side], [x, y + side]);

test.each([
  ['a square', [square(0, 0, 10)], false],
  ['two squares apart', [square(0, 0, 10), square(20, 0, 10)], false],
  ['a hole in a square', [square(0, 0, 3000), square(1000, 1000, 800)], false],
  ['a bow', [ring([0, 0], [10, 10], [10, 0], [0, 10])], true],
  ['a bow over many bins', [ring([0, 0], [9000, 9000], [9000, 0], [0, 9000])], true],
  ['squares that overlap', [square(0, 0, 10), square(5, 5, 10)], true],
  ['squares that touch at a corner', [square(0, 0, 10), square(10, 10, 10)], true],
  ['squares with a side in common', [square(0, 0, 10), square(10, 0, 10)], true],
  ['a spike', [ring([0, 0], [10, 0], [20, 0], [10, 0], [5, 8])], true],
  ['a corner on a side', [ring([0, 0], [10, 0], [10, 10], [5, 0], [0, 10])], true],
])('R120 %s', (_what, rings, crossing) => {
  expect(haveCrossings(rings)).toBe(crossing);
});

test('R120 what is left out when a ring is made simpler lies near what stays', () => {
  const wavy = Array.from({ length: 360 }, (_, step) => {
    const radius = 1000 + 3 * Math.sin(step);
    return { x: radius * Math.cos((step * Math.PI) / 180), y: radius * Math.sin((step * Math.PI) / 180) };
  });
  const simple = simplify(wavy, 10);
  expect(simple.length).toBeLessThan(60);
  for (const vertex of wavy)
    expect(Math.min(...simple.map((to, index) => off(vertex, simple.at(index - 1) ?? to, to)))).toBeLessThan(10.001);
  expect(simplify(wavy, 0)).toEqual(wavy);
});

function off({ x, y }: Vertex, a: Vertex, b: Vertex): number {
  const along = Math.min(
    1,
    Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2)),
  );
  return Math.hypot(x - a.x - along * (b.x - a.x), y - a.y - along * (b.y - a.y));
}
