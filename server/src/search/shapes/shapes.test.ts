import type { Point } from '@kvadrat/contracts/search';
import fc from 'fast-check';
import { moveBy } from '../../geography';
import { isShutIn, metresFromLine, sphereMetres, turnsAround } from './testing/oracle';
import { withScatteredAds } from './testing/scattered-ads';

const ads = withScatteredAds();

const ZAGREB: Point = { lat: 45.81, lng: 15.98 };
/** Positions are kept to 0.4 m; nothing nearer to a line than that is told apart. */
const BLUR_M = 1;
const RUNS = 15;

/** Evenly strewn over some kilometres around Zagreb, without chance: some on one spot. */
const points: Point[] = Array.from({ length: 1000 }, (_, n) =>
  n % 200 === 0 ? ZAGREB : { lat: ZAGREB.lat - 0.1 + 0.2 * ((n * 0.618034) % 1), lng: ZAGREB.lng - 0.15 + 0.3 * (n / 1000) },
);

beforeAll(() => ads.put(points), 30_000);

const near = fc.record({ lat: fc.double({ min: 45.72, max: 45.9, noNaN: true }), lng: fc.double({ min: 15.84, max: 16.12, noNaN: true }) });
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Corners in turn around a middle: crosses itself nowhere. */
const plain = fc
  .tuple(near, fc.array(fc.tuple(between(0.05, 1), between(500, 9000)), { minLength: 3, maxLength: 60 }), fc.boolean())
  .map(([middle, steps, backwards]) => {
    const whole = steps.reduce((sum, [turn]) => sum + turn, 0);
    let direction = 0;
    const corners = steps.map(([turn, metres]) => moveBy(middle, metres, ((direction += turn) / whole) * 360));
    return backwards ? corners.reverse() : corners;
  })
  // A turn of more than half a circle at once leaves the middle outside, which may cross the line.
  .filter((corners) => corners.length > 4);

const insideOf = (holds: (point: Point) => boolean): number[] => points.flatMap((point, id) => (holds(point) ? [id] : []));
const without = (ids: readonly number[], blurred: ReadonlySet<number>): number[] => ids.filter((id) => !blurred.has(id));
const blurredBy = (corners: readonly Point[]): Set<number> => new Set(insideOf((point) => metresFromLine(corners, point) < BLUR_M));

test('R133 a polygon holds what an independent reader finds in it', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(plain, async (polygon) => {
      const blurred = blurredBy(polygon);
      const ids = await ads.inside({ polygons: [polygon] });
      found += ids.length;
      const turns = new Map(points.map((point, id) => [id, turnsAround(polygon, point)]));
      const wound = [...turns].flatMap(([id, times]) => (times === 0 ? [] : [id]));
      expect(without(ids, blurred)).toEqual(without(wound, blurred));
    }),
    { numRuns: RUNS },
  );
  expect(found).toBeGreaterThan(200);
}, 30_000);

test('R133 of a line that crosses itself, all that it goes round counts and nothing outside of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(near, { minLength: 4, maxLength: 25 }), async (polygon) => {
      const blurred = blurredBy(polygon);
      const ids = new Set(await ads.inside({ polygons: [polygon] }));
      const wound = new Set(insideOf((point) => turnsAround(polygon, point) !== 0));
      const outside = points.flatMap((point, id) => (ids.has(id) && !wound.has(id) && !isShutIn(polygon, point) ? [id] : []));
      const missing = [...wound].filter((id) => !ids.has(id));
      expect({ outside: without(outside, blurred), missing: without(missing, blurred) }).toEqual({ outside: [], missing: [] });
    }),
    { numRuns: RUNS },
  );
}, 30_000);

test('R134 a circle holds what is so near on the sphere', async () => {
  await fc.assert(
    fc.asyncProperty(near, fc.integer({ min: 6, max: 20_000 }), async (center, radius) => {
      const blurred = new Set(insideOf((point) => Math.abs(sphereMetres(center, point) - radius) < BLUR_M));
      const ids = await ads.inside({ circle: { center, radius } });
      expect(without(ids, blurred)).toEqual(without(insideOf((point) => sphereMetres(center, point) <= radius), blurred));
    }),
    { numRuns: RUNS },
  );
}, 30_000);
