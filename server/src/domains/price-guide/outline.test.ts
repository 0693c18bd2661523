import { type Point, roomiest, thinnedLine } from './outline';

test('R277 corners that hardly leave the line go, those that make it stay', () => {
  const line: Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 5],
    [10, 10],
  ];
  expect(thinnedLine(line, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
});

test('R277 a ring keeps its extent though it ends where it begins', () => {
  const ring: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ];
  expect(thinnedLine(ring, 0.5)).toEqual(ring);
});

test('R277 a number stands inside a shape that its middle lies outside of', () => {
  // A hook: the middle of its box is in the bay.
  const hook: Point[] = [
    [0, 0],
    [30, 0],
    [30, 4],
    [12, 4],
    [12, 26],
    [30, 26],
    [30, 30],
    [0, 30],
    [0, 0],
  ];
  const [x, y] = roomiest(hook);
  expect(x).toBeGreaterThan(3);
  expect(x).toBeLessThan(9);
  expect(y).toBeGreaterThan(3);
});
