import { growthOf } from './growth';

const line = (length: number, of: (seconds: number) => number): [number, number][] =>
  Array.from({ length }, (_, index) => [index * 10, of(index * 10)]);

test('growth is that of a line through what came after the warm-up, however garbage comes and goes', () => {
  // Grows fast until it is warm at 100 s, then by 30 MB an hour, under a saw of 40 MB.
  const points = line(41, (seconds) =>
    seconds < 100 ? seconds : 100 + (30 * (seconds - 100)) / 3600 + (seconds % 50 === 0 ? 40 : 0),
  );
  const { first, last, growth, slope, most, mostWarm } = growthOf(points, 400);
  expect({ slope, first, last, growth }).toEqual({ slope: 30, first: 100, last: 102.5, growth: 2.5 });
  expect(most).toBe(mostWarm);
});

test('a peak before the warm-up is over is told, and does not count as what a warm one takes', () => {
  expect(
    growthOf(
      line(9, (seconds) => (seconds === 10 ? 500 : 100)),
      80,
    ),
  ).toEqual({ most: 500, mostWarm: 100, first: 100, last: 100, growth: 0, slope: 0 });
});

test('what shrinks has a growth below nothing; one point, or none, has none', () => {
  expect(
    growthOf(
      line(9, (seconds) => 200 - seconds),
      80,
    ),
  ).toMatchObject({ first: 180, last: 120, growth: -33.3 });
  expect(growthOf([[50, 70]], 60)).toEqual({ most: 70, mostWarm: 70, first: 70, last: 70, growth: 0, slope: 0 });
  expect(growthOf([], 60)).toEqual({ most: 0, mostWarm: 0, first: 0, last: 0, growth: 0, slope: 0 });
});
