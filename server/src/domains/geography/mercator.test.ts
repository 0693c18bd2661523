import fc from 'fast-check';
import { distance, moveBy, project, toCell, toWorld, unproject } from './api';

const WORLD = 2 ** 26;
const point = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const coordinate = fc.integer({ min: 0, max: WORLD - 1 });

test('positions are whole numbers of 26 bits, growing to the east and to the south', () => {
  fc.assert(
    fc.property(point, (place) => {
      const { x, y } = toWorld(place);
      for (const value of [x, y]) {
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(WORLD);
      }
    }),
  );
  const zagreb = toWorld({ lat: 45.81, lng: 15.98 });
  const split = toWorld({ lat: 43.51, lng: 16.44 });
  expect(split.x).toBeGreaterThan(zagreb.x);
  expect(split.y).toBeGreaterThan(zagreb.y);
  expect(toWorld({ lat: 0, lng: 0 })).toEqual({ x: WORLD / 2, y: WORLD / 2 });
});

test('a cell is the bits of both in turn and a safe whole number', () => {
  const interleaved = (x: number, y: number): number => {
    let cell = 0n;
    for (let bit = 0n; bit < 26n; bit++) {
      cell |= ((BigInt(x) >> bit) & 1n) << (2n * bit);
      cell |= ((BigInt(y) >> bit) & 1n) << (2n * bit + 1n);
    }
    return Number(cell);
  };
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const cell = toCell({ x, y });
      expect(Number.isSafeInteger(cell)).toBe(true);
      expect(cell).toBe(interleaved(x, y));
    }),
  );
});

test('moving goes as far as it says', () => {
  const croatia = fc.record({
    lat: fc.double({ min: 42, max: 47, noNaN: true }),
    lng: fc.double({ min: 13, max: 20, noNaN: true }),
  });
  fc.assert(
    fc.property(
      croatia,
      fc.double({ min: 1, max: 1000, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (from, metres, degrees) => {
        expect(distance(from, moveBy(from, metres, degrees)) / metres).toBeCloseTo(1, 2);
      },
    ),
  );
});

test('a position and its place are the same thing', () => {
  fc.assert(
    fc.property(point, (place) => {
      const back = unproject(project(place));
      expect(back.lat).toBeCloseTo(place.lat, 9);
      expect(back.lng).toBeCloseTo(place.lng, 9);
    }),
  );
});
