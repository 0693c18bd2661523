import type { Point } from '@kvadrat/contracts/search';
import { moveBy } from '../../geography/api';
import { cleanLoops, drawnCircle, drawnPolygon } from './drawn-area';
import { type Ring, signedArea, squareMetres } from './ring';

const SPLIT: Point = { lat: 43.51, lng: 16.44 };
/** A point so many metres to the east and to the north of Split. */
const at = (east: number, north: number): Point => moveBy(moveBy(SPLIT, north, 0), east, 90);
const square = (side: number): Point[] => [at(0, 0), at(side, 0), at(side, side), at(0, side)];
const areaOf = (loops: readonly Ring[]): number => loops.reduce((sum, loop) => sum + squareMetres(loop), 0);
const loopsOf = (corners: readonly Point[]): Ring[] => cleanLoops(corners, 200);

describe('a drawn line', () => {
  test('R133 is closed whether or not its first corner is said again, and repeats do no harm', () => {
    const corners = square(100);
    const [a, b, c, d] = corners;
    if (a === undefined || b === undefined || c === undefined || d === undefined)
      throw new Error('a square has four corners');
    const cornersOf = (written: readonly Point[]): string[][] =>
      loopsOf(written).map((loop) => loop.map(({ x, y }) => `${x} ${y}`).sort());
    const expected = cornersOf(corners);
    expect(areaOf(loopsOf(corners))).toBeCloseTo(10_000, -2);
    for (const written of [
      [...corners, a],
      [a, a, a, b, c, c, d],
      [a, b, b, c, d, d, a, a],
    ])
      expect(cornersOf(written)).toEqual(expected);
  });

  test('R133 runs the same way round however it was drawn', () => {
    const [there] = loopsOf(square(100));
    const [back] = loopsOf(square(100).reverse());
    expect(signedArea(there ?? [])).toBeGreaterThan(0);
    expect(signedArea(back ?? [])).toBeCloseTo(signedArea(there ?? []), 6);
  });

  test('R133 that crosses itself becomes loops that do not: both halves of an eight, a star with its middle', () => {
    const eight = loopsOf([at(0, 0), at(100, 100), at(100, 0), at(0, 100)]);
    expect(eight.map((loop) => loop.length)).toEqual([3, 3]);
    expect(areaOf(eight)).toBeCloseTo(5000, -2);
    const tips = Array.from({ length: 5 }, (_, tip) => moveBy(SPLIT, 1000, tip * 144));
    expect(loopsOf(tips).length).toBeGreaterThan(1);
    // Tips of a star of this size are 1,123,000 m² with the middle counted once.
    expect(areaOf(loopsOf(tips))).toBeGreaterThan(1_100_000);
  });

  test('R133 that goes back on itself encloses nothing', () => {
    expect(loopsOf([at(0, 0), at(500, 0), at(1000, 0), at(500, 0)])).toEqual([]);
    expect(areaOf(loopsOf([at(0, 0), at(500, 20), at(1000, 0), at(500, 20)]))).toBeLessThan(1);
    expect(drawnPolygon([at(0, 0), at(500, 0), at(1000, 0)])).toEqual({ refused: 'area-too-small' });
  });

  test('R133 a tail that was drawn on beyond the first corner is no reason to lose the area', () => {
    const [a = SPLIT, b = SPLIT, c = SPLIT, d = SPLIT] = square(100);
    expect(areaOf(loopsOf([a, b, c, d, at(-20, -30), at(10, 10)]))).toBeGreaterThan(9_500);
  });
});

describe('what is no area', () => {
  test('R133 of less than 100 square metres is refused, whichever way it is drawn', () => {
    const isRefused = (side: number): boolean => 'refused' in drawnPolygon(square(side));
    expect([9.5, 10.5].map(isRefused)).toEqual([true, false]);
    expect('refused' in drawnPolygon(square(10.5).reverse())).toBe(false);
    expect(drawnPolygon(square(9.5))).toEqual({ refused: 'area-too-small' });
  });

  test('R134 a circle of less than 100 square metres likewise', () => {
    expect([5, 6].map((radius) => 'refused' in drawnCircle({ center: SPLIT, radius }))).toEqual([true, false]);
    expect(drawnCircle({ center: SPLIT, radius: 5 })).toEqual({ refused: 'area-too-small' });
  });

  test.each([
    ['north', { lat: 48.1, lng: 16 }],
    ['south', { lat: 40.9, lng: 16 }],
    ['west', { lat: 45, lng: 10.9 }],
    ['east', { lat: 45, lng: 22.1 }],
    ['behind the antimeridian', { lat: 45, lng: -179 }],
    ['at a pole', { lat: 90, lng: 16 }],
  ])('R133 what lies %s of Croatia and its sea is refused, were it one corner', (_, corner) => {
    expect(drawnPolygon([...square(1000), corner])).toEqual({ refused: 'area-outside' });
    expect(drawnCircle({ center: corner, radius: 1000 })).toEqual({ refused: 'area-outside' });
  });

  test('R133 the bounds themselves are inside', () => {
    const all = [
      { lat: 41, lng: 11 },
      { lat: 41, lng: 22 },
      { lat: 48, lng: 22 },
      { lat: 48, lng: 11 },
    ];
    expect(drawnPolygon(all)).toHaveProperty('areas');
  });
});

describe('a line of many corners', () => {
  const wavy = (corners: number): Point[] =>
    Array.from({ length: corners }, (_, index) =>
      moveBy(SPLIT, 5000 + 300 * Math.sin((index / corners) * 40), (index / corners) * 360),
    );

  test('R133 keeps 200 of them and nearly all of its area', () => {
    for (const corners of [201, 500, 10_000]) {
      const loops = loopsOf(wavy(corners));
      expect(loops.flat()).toHaveLength(200);
      expect(Math.abs(areaOf(loops) / (Math.PI * (5000 ** 2 + 300 ** 2 / 2)) - 1)).toBeLessThan(0.005);
    }
  });

  test('R133 several polygons share 500 corners', () => {
    const polygon = wavy(500);
    const corners = (polygons: number): number => {
      const drawn = drawnPolygon(polygon, polygons);
      return 'areas' in drawn ? drawn.areas.reduce((sum, { ring }) => sum + (ring?.length ?? 0), 0) : 0;
    };
    expect([1, 2, 4, 5].map(corners)).toEqual([200, 200, 125, 100]);
  });

  test('R137 the worst scribble stays a matter of milliseconds', () => {
    const star = Array.from({ length: 10_001 }, (_, tip) => moveBy(SPLIT, 5000, (tip * 360 * 5000) / 10_001));
    const before = process.cpuUsage();
    const loops = loopsOf(star);
    const { user } = process.cpuUsage(before);
    expect(loops.length).toBeGreaterThan(1);
    expect(loops.flat().length).toBeLessThanOrEqual(400);
    // A quadratic step on all corners would take seconds.
    expect(user / 1000).toBeLessThan(500);
  });
});
