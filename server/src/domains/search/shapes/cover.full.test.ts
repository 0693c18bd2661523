import type { Point } from '@kvadrat/contracts/search';
import fc from 'fast-check';
import { moveBy, toCell, toWorld, unproject } from '../../geography/api';
import { anyArea } from './any-area';
import type { Area } from './area';
import { boxArea, frameArea, worldBox } from './box-area';
import { circleArea } from './circle-area';
import { cover } from './cover';
import { drawnPolygon } from './drawn-area';
import { metresFromLine, sphereMetres, turnsAround } from './testing/oracle';

const ZADAR: Point = { lat: 44.12, lng: 15.23 };

/** Corners in turn around a middle. */
const polygon = fc
  .array(fc.integer({ min: 300, max: 30_000 }), { minLength: 5, maxLength: 40 })
  .map((reach) => reach.map((metres, turn) => moveBy(ZADAR, metres, (turn / reach.length) * 360)));
const spot = fc
  .tuple(fc.integer({ min: 0, max: 33_000 }), fc.integer({ min: 0, max: 359 }))
  .map(([metres, direction]) => moveBy(ZADAR, metres, direction));

function areaOf(corners: readonly Point[]): Area {
  const drawn = drawnPolygon(corners);
  if ('refused' in drawn) throw new Error(drawn.refused);
  return anyArea(drawn.areas);
}

/** What the ranges say of a position: 0 inside, null outside, else the areas to be tried. */
function checkOf(ranges: ReturnType<typeof cover>, point: Point): number | null {
  const cell = toCell(toWorld(point));
  return ranges.find(({ from, to }) => from <= cell && cell <= to)?.check ?? null;
}

function expectSound(ranges: ReturnType<typeof cover>, most: number): void {
  expect(ranges.length).toBeLessThanOrEqual(most);
  let end = -1;
  for (const { from, to } of ranges) {
    expect(from).toBeGreaterThan(end);
    expect(to).toBeGreaterThanOrEqual(from);
    end = to;
  }
}

test('R133 ranges without a check are inside a polygon and nothing inside is outside of all ranges', () => {
  let seen = { inside: 0, outside: 0, open: 0 };
  fc.assert(
    fc.property(polygon, fc.array(spot, { minLength: 30, maxLength: 30 }), (corners, spots) => {
      const ranges = cover([areaOf(corners)], 128);
      expectSound(ranges, 128);
      for (const point of spots) {
        if (metresFromLine(corners, point) < 1) continue;
        const check = checkOf(ranges, point);
        const isIn = turnsAround(corners, point) !== 0;
        if (check === 0) expect(isIn).toBe(true);
        if (check === null) expect(isIn).toBe(false);
        seen = {
          inside: seen.inside + Number(check === 0),
          outside: seen.outside + Number(check === null),
          open: seen.open + Number(check === 1),
        };
      }
    }),
    { numRuns: 60 },
  );
  // Were all of it left to be tried, nothing would be wrong, but nothing would be gained.
  expect(seen.inside).toBeGreaterThan(100);
  expect(seen.outside).toBeGreaterThan(100);
  expect(seen.open).toBeLessThan(900);
});

test('R134 the same of a circle, of any size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 60_000 }),
      fc.array(spot, { minLength: 30, maxLength: 30 }),
      (radius, spots) => {
        const ranges = cover([circleArea({ center: ZADAR, radius })], 128);
        expectSound(ranges, 128);
        for (const point of spots) {
          const metres = sphereMetres(ZADAR, point);
          if (Math.abs(metres - radius) < 1) continue;
          const check = checkOf(ranges, point);
          if (check === 0) expect(metres).toBeLessThan(radius);
          if (check === null) expect(metres).toBeGreaterThan(radius);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a circle is mostly ranges that need no check', () => {
  const ranges = cover([circleArea({ center: ZADAR, radius: 5000 })], 128);
  const size = (kept: typeof ranges): number => kept.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  expect(size(ranges.filter(({ check }) => check === 0)) / size(ranges)).toBeGreaterThan(0.7);
});

test('what must be in several areas is tried against those that are in doubt', () => {
  const west = boxArea({ west: 0, east: 2 ** 25 - 1, north: 0, south: 2 ** 26 - 1 });
  const middle = boxArea({ west: 2 ** 24, east: 3 * 2 ** 24 - 1, north: 100, south: 2 ** 26 - 1 });
  const ranges = cover([west, middle], 16);
  expect(new Set(ranges.map(({ check }) => check))).toEqual(new Set([0, 2]));
  expect(cover([west, boxArea({ west: 2 ** 25, east: 2 ** 26 - 1, north: 0, south: 2 ** 26 - 1 })], 16)).toEqual([]);
});

test('a rectangle takes 16 ranges at most, a part of the tree exactly one', () => {
  fc.assert(
    fc.property(
      spot,
      fc.integer({ min: 1, max: 60_000 }),
      fc.integer({ min: 1, max: 60_000 }),
      (corner, east, north) => {
        const far = moveBy(moveBy(corner, north, 0), east, 90);
        const box = worldBox({ south: corner.lat, west: corner.lng, north: far.lat, east: far.lng });
        const ranges = cover([boxArea(box)], 16);
        expectSound(ranges, 16);
        for (const x of [box.west, box.east])
          for (const y of [box.north, box.south])
            expect(checkOf(ranges, unproject({ x: x + 0.5, y: y + 0.5 }))).not.toBeNull();
      },
    ),
  );
  expect(
    cover([boxArea({ west: 2 ** 20, east: 2 ** 21 - 1, north: 2 ** 21, south: 2 ** 21 + 2 ** 20 - 1 })], 16),
  ).toEqual([{ from: 9 * 2 ** 40, to: 10 * 2 ** 40 - 1, check: 0 }]);
});

test('a frame leaves out what is inside of it', () => {
  const outer = { west: 0, north: 0, east: 1023, south: 1023 };
  const inner = { west: 256, north: 256, east: 511, south: 511 };
  const ranges = cover([frameArea(outer, inner)], 64);
  const cells = ranges.reduce((sum, { from, to, check }) => sum + (check === 0 ? to - from + 1 : NaN), 0);
  expect(cells).toBe(1024 ** 2 - 256 ** 2);
});
