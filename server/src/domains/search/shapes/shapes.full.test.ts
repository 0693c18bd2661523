import type { Point } from '@kvadrat/contracts/search';
import fc from 'fast-check';
import { sql } from 'kysely';
import { moveBy } from '../../geography/api';
import { drawnPolygon } from './drawn-area';
import { resolveShapes, type TravelTimes } from './resolve-shapes';
import { isShutIn, metresFromLine, sphereMetres, turnsAround } from './testing/oracle';
import { KIND, NO_SHAPES, withScatteredAds } from './testing/scattered-ads';

const ads = withScatteredAds();

const ZAGREB: Point = { lat: 45.81, lng: 15.98 };
/** Positions are kept to 0.4 m; nothing nearer to a line than that is told apart. */
const BLUR_M = 1;
const RUNS = 15;

/** Evenly strewn over some kilometres around Zagreb, without chance: some on one spot. */
const points: Point[] = Array.from({ length: 1000 }, (_, n) =>
  n % 200 === 0
    ? ZAGREB
    : { lat: ZAGREB.lat - 0.1 + 0.2 * ((n * 0.618034) % 1), lng: ZAGREB.lng - 0.15 + 0.3 * (n / 1000) },
);

beforeAll(() => ads.put(points), 30_000);

const near = fc.record({
  lat: fc.double({ min: 45.72, max: 45.9, noNaN: true }),
  lng: fc.double({ min: 15.84, max: 16.12, noNaN: true }),
});
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

const insideOf = (holds: (point: Point) => boolean): number[] =>
  points.flatMap((point, id) => (holds(point) ? [id] : []));
const without = (ids: readonly number[], blurred: ReadonlySet<number>): number[] =>
  ids.filter((id) => !blurred.has(id));
const blurredBy = (corners: readonly Point[]): Set<number> =>
  new Set(insideOf((point) => metresFromLine(corners, point) < BLUR_M));

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
      const wound = new Set(insideOf((point) => turnsAround(polygon, point) !== 0));
      if ('refused' in drawnPolygon(polygon)) {
        expect(without([...wound], blurred)).toEqual([]);
        return;
      }
      const ids = new Set(await ads.inside({ polygons: [polygon] }));
      const outside = points.flatMap((point, id) =>
        ids.has(id) && !wound.has(id) && !isShutIn(polygon, point) ? [id] : [],
      );
      const missing = [...wound].filter((id) => !ids.has(id));
      expect({ outside: without(outside, blurred), missing: without(missing, blurred) }).toEqual({
        outside: [],
        missing: [],
      });
    }),
    { numRuns: RUNS },
  );
}, 30_000);

test('R134 a circle holds what is so near on the sphere', async () => {
  await fc.assert(
    fc.asyncProperty(near, fc.integer({ min: 6, max: 20_000 }), async (center, radius) => {
      const blurred = new Set(insideOf((point) => Math.abs(sphereMetres(center, point) - radius) < BLUR_M));
      const ids = await ads.inside({ circle: { center, radius } });
      expect(without(ids, blurred)).toEqual(
        without(
          insideOf((point) => sphereMetres(center, point) <= radius),
          blurred,
        ),
      );
    }),
    { numRuns: RUNS },
  );
}, 30_000);

describe('exact edges', () => {
  /** A point at just so many metres on the sphere, found by halving. */
  function atExactly(metres: number, degrees: number): Point {
    let [near, far] = [0, metres * 2];
    for (let step = 0; step < 60; step++) {
      const middle = (near + far) / 2;
      if (sphereMetres(ZAGREB, moveBy(ZAGREB, middle, degrees)) <= metres) near = middle;
      else far = middle;
    }
    return moveBy(ZAGREB, near, degrees);
  }

  const turns = Array.from({ length: 36 }, (_, turn) => turn * 10);

  test('R134 what stands on the edge of a circle is inside, two metres beyond it is not', async () => {
    const radii = [10, 100, 5000, 100_000];
    await ads.put(
      radii.flatMap((radius) => turns.flatMap((turn) => [atExactly(radius, turn), atExactly(radius + 2, turn)])),
    );
    for (const [index, radius] of radii.entries()) {
      const ids = await ads.inside({ circle: { center: ZAGREB, radius } });
      const expected = radii
        .slice(0, index + 1)
        .flatMap((_, ring) =>
          turns.flatMap((__, turn) => [(ring * 36 + turn) * 2, ...(ring < index ? [(ring * 36 + turn) * 2 + 1] : [])]),
        );
      expect(ids).toEqual(expected);
    }
  }, 30_000);

  test('R134 a circle may be as large as the world', async () => {
    const far: Point[] = [
      ZAGREB,
      { lat: -33.9, lng: 151.2 },
      { lat: 64.1, lng: -21.9 },
      { lat: 84, lng: -170 },
      { lat: 44, lng: 100 },
    ];
    await ads.put(far);
    for (const radius of [1_000_000, 3_999_999, 4_000_001, 9_000_000, 21_000_000, 999_999_999]) {
      expect(await ads.inside({ circle: { center: ZAGREB, radius } })).toEqual(
        far.flatMap((point, id) => (sphereMetres(ZAGREB, point) <= radius ? [id] : [])),
      );
    }
  }, 30_000);

  test('R135 maps that meet share what stands on their common edge and nothing else', async () => {
    const edge = 16;
    await ads.put([
      { lat: 45.5, lng: 15.999 },
      { lat: 45.5, lng: edge },
      { lat: 45.5, lng: 16.001 },
      { lat: 45.6, lng: 15.9 },
      { lat: 45.601, lng: 15.9 },
    ]);
    const view = { south: 45.4, north: 45.6, west: 15.8, east: 16.2 };
    expect(await ads.inside({ viewport: { ...view, east: edge } })).toEqual([0, 1, 3]);
    expect(await ads.inside({ viewport: { ...view, west: edge } })).toEqual([1, 2]);
    expect(await ads.inside({ viewport: { south: -90, north: 90, west: -180, east: 180 } })).toEqual([0, 1, 2, 3, 4]);
    expect(await ads.inside({ viewport: { south: -80, north: -70, west: 10, east: 20 } })).toEqual([]);
  }, 30_000);

  test('R133 an ad on an edge of a polygon is inside', async () => {
    await ads.put([
      { lat: 45.5, lng: 16 },
      { lat: 45.5, lng: 15.99999 },
    ]);
    const [west, east] = [16.0000004, 16.1];
    expect(
      await ads.inside({
        polygons: [
          [
            { lat: 45.4, lng: west },
            { lat: 45.4, lng: east },
            { lat: 45.6, lng: east },
            { lat: 45.6, lng: west },
          ],
        ],
      }),
    ).toEqual([0]);
  }, 30_000);
});

describe('several shapes', () => {
  const box = (south: number, west: number, north: number, east: number): Point[] => [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ];
  /** Ids are one more in each step to the east, ten more in each to the north. */
  const grid = Array.from({ length: 100 }, (_, n) => ({
    lat: 45.005 + Math.floor(n / 10) * 0.01,
    lng: 16.005 + (n % 10) * 0.01,
  }));

  beforeAll(() => ads.put(grid), 30_000);

  test('R133 of several areas any will do, of areas and circle too', async () => {
    const first = box(45, 16, 45.01, 16.03);
    const second = box(45.01, 16, 45.02, 16.02);
    expect(await ads.inside({ polygons: [first, second] })).toEqual([0, 1, 2, 10, 11]);
    // What is in both is found once.
    expect(await ads.inside({ polygons: [first, box(45, 16.02, 45.01, 16.05)] })).toEqual([0, 1, 2, 3, 4]);
    expect(
      await ads.inside({ polygons: [first], circle: { center: { lat: 45.095, lng: 16.095 }, radius: 300 } }),
    ).toEqual([0, 1, 2, 99]);
  });

  test('R133 R135 of drawn areas only what the map shows', async () => {
    const drawn = [box(45, 16, 45.01, 16.1), box(45.05, 16, 45.06, 16.1)];
    const viewport = { south: 45, west: 16.03, north: 45.055, east: 16.06 };
    expect(await ads.inside({ polygons: drawn, viewport })).toEqual([3, 4, 5, 53, 54, 55]);
    expect(await ads.inside({ circle: { center: { lat: 45.05, lng: 16.05 }, radius: 20_000 }, viewport })).toEqual([
      3, 4, 5, 13, 14, 15, 23, 24, 25, 33, 34, 35, 43, 44, 45, 53, 54, 55,
    ]);
  });

  test('what is no area is left out and named, the others count', async () => {
    const tiny = box(45, 16, 45.00001, 16.00001);
    const abroad = box(45, 9, 46, 10);
    const { filter, notices } = await resolveShapes({
      ...NO_SHAPES,
      polygons: [tiny, box(45, 16, 45.01, 16.03), abroad],
      circle: { center: { lat: 45, lng: 16 }, radius: 5 },
    });
    expect(notices).toEqual([
      {
        code: 'invalid-value',
        reason: 'area-too-small',
        parameter: 'vrt',
        value: '45,16;45,16.00001;45.00001,16.00001;45.00001,16',
      },
      { code: 'invalid-value', reason: 'area-outside', parameter: 'vrt', value: '45,9;45,10;46,10;46,9' },
      { code: 'invalid-value', reason: 'area-too-small', parameter: 'centro', value: '45,16' },
    ]);
    expect(filter).not.toBeNull();
    expect(await ads.inside({ polygons: [tiny, box(45, 16, 45.01, 16.03)] })).toEqual([0, 1, 2]);
    expect(await resolveShapes({ ...NO_SHAPES, polygons: [tiny] })).toMatchObject({ filter: null });
    expect(await resolveShapes(NO_SHAPES)).toEqual({ filter: null, notices: [] });
  });

  test('other tables find the same by their ids', async () => {
    const { filter } = await resolveShapes({ ...NO_SHAPES, polygons: [box(45, 16, 45.01, 16.03)] });
    const { rows } = await sql<{
      id: number;
    }>`SELECT id FROM generate_series(-5, 105) AS id WHERE ${filter?.inIds(KIND) ?? sql`false`} ORDER BY id`.execute(
      ads.database.db,
    );
    expect(rows.map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  test('ranges of cells are read from their index alone', async () => {
    const { filter } = await resolveShapes({
      ...NO_SHAPES,
      circle: { center: { lat: 45.05, lng: 16.05 }, radius: 3000 },
    });
    // So few rows would be read as a whole, whatever index there is.
    const { rows } = await ads.database.db.transaction().execute(async (tx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(tx);
      return sql<{
        'QUERY PLAN': string;
      }>`EXPLAIN SELECT id, rank FROM ${filter?.source(KIND, ['id', 'rank', 'price', 'amen']) ?? sql`ls`} WHERE price < 5 AND amen & 3 = 3`.execute(
        tx,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using ls_cell on ls');
  });
});

describe('travel time', () => {
  const ring = (...corners: [number, number][]): [number, number][] => [...corners, corners[0] ?? [0, 0]];
  const square = (west: number, south: number, side: number): [number, number][] =>
    ring([west, south], [west + side, south], [west + side, south + side], [west, south + side]);
  const grid = Array.from({ length: 100 }, (_, n) => ({
    lat: 45.005 + Math.floor(n / 10) * 0.01,
    lng: 16.005 + (n % 10) * 0.01,
  }));
  /** By car a square with a hole and a far part, on foot a square in its corner. */
  const known: TravelTimes = {
    find: ({ mode }) =>
      mode === 'transit'
        ? Promise.reject(new Error('down'))
        : Promise.resolve({
            geometry: {
              coordinates:
                mode === 'car'
                  ? [[square(16, 45, 0.05), square(16.01, 45.01, 0.02).reverse()], [square(16.08, 45.08, 0.02)]]
                  : [[square(16.03, 45.03, 0.06)]],
            },
          }),
  };
  const from = { center: { lat: 45.05, lng: 16.05 }, minutes: 10 };
  const byCar = [0, 1, 2, 3, 4, 10, 13, 14, 20, 23, 24, 30, 31, 32, 33, 34, 40, 41, 42, 43, 44, 88, 89, 98, 99];

  beforeAll(() => ads.put(grid), 30_000);

  test('R120 holes are left out, islands are in', async () => {
    expect(await ads.inside({ travel: [{ ...from, mode: 'car' }] }, known)).toEqual(byCar);
  });

  test('R120 of two points what is in time of both', async () => {
    expect(
      await ads.inside(
        {
          travel: [
            { ...from, mode: 'car' },
            { ...from, mode: 'walk' },
          ],
        },
        known,
      ),
    ).toEqual([33, 34, 43, 44, 88]);
    const polygons = [
      [
        { lat: 45, lng: 16 },
        { lat: 45, lng: 16.1 },
        { lat: 45.04, lng: 16.1 },
        { lat: 45.04, lng: 16 },
      ],
    ];
    expect(
      await ads.inside(
        {
          polygons,
          travel: [
            { ...from, mode: 'car' },
            { ...from, mode: 'walk' },
          ],
        },
        known,
      ),
    ).toEqual([33, 34]);
  });

  test('R120 where nobody knows how far one gets the search goes on and says so', async () => {
    const transit = { ...from, mode: 'transit' as const };
    const said = {
      code: 'not-applied',
      reason: 'travel-unavailable',
      parameter: 'travel',
      value: '45.05,16.05,10,transit',
    };
    expect(await resolveShapes({ ...NO_SHAPES, travel: [transit] }, { isochrone: known })).toEqual({
      filter: null,
      notices: [said],
    });
    expect(await resolveShapes({ ...NO_SHAPES, travel: [transit] })).toEqual({ filter: null, notices: [said] });
    expect(await ads.inside({ travel: [transit, { ...from, mode: 'car' }] }, known)).toEqual(byCar);
    const abroad = { center: { lat: 48.2, lng: 16.4 }, minutes: 10, mode: 'car' as const };
    expect(await resolveShapes({ ...NO_SHAPES, travel: [abroad] }, { isochrone: known })).toMatchObject({
      filter: null,
      notices: [{ code: 'invalid-value', reason: 'area-outside', value: '48.2,16.4,10,car' }],
    });
  });

  test('R120 where one gets nowhere nothing is found', async () => {
    expect(
      await ads.inside(
        { travel: [{ ...from, mode: 'car' }] },
        { find: () => Promise.resolve({ geometry: { coordinates: [] } }) },
      ),
    ).toEqual([]);
  });
});
