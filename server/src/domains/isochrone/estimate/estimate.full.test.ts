import type { Point } from '@kvadrat/contracts/search';
import { areaOf, covers, faultsOf, minutesBetween, ownGround } from '../testing/ground';
import { town, TOWN_PAIRS } from '../testing/town-pairs';
import { TRAVEL_MODES, type MultiPolygon } from '../isochrone';
import { estimate } from './estimate';
import { fullTest, ofSweep } from '../../../platform/testing/full-run';

const places: [string, Point][] = [
  ['on the shore', town('Split')],
  ['inland', town('Zagreb')],
  ['on an island', { lat: 43.1729, lng: 16.4411 }],
];
const times = [1, 10, 30];

test.each(ofSweep(places, 3))(
  'R120 an area %s is sound, holds its centre and grows with the minutes',
  (_where, center) => {
    for (const mode of TRAVEL_MODES) {
      const areas = times.map((minutes) => estimate(ownGround(), { center, minutes, mode }).geometry);
      for (const [index, area] of areas.entries()) {
        expect(faultsOf(area)).toEqual([]);
        expect(covers(area, center)).toBe(true);
        const smaller = areas[index - 1];
        if (smaller === undefined) continue;
        expect(areaOf(area)).toBeGreaterThan(areaOf(smaller));
        // Borders are simplified: what is well inside the smaller area is inside the larger one.
        const off = mode === 'car' ? 0.004 : 0.001;
        for (const point of pointsOf(smaller)) {
          if (around(point, off).every((near) => covers(smaller, near))) expect(covers(area, point)).toBe(true);
        }
      }
    }
  },
);

test('R120 by car one gets to where a bridge leads, and to no island without one', () => {
  const ground = ownGround();
  const reach = (from: Point, to: Point): boolean => minutesBetween(ground, from, to) < Infinity;
  const bridged: [string, Point, Point][] = [
    ['Krk', town('Rijeka'), { lat: 45.03, lng: 14.575 }],
    ['Pag', town('Zadar'), { lat: 44.4446, lng: 15.0574 }],
    ['Vir', town('Zadar'), { lat: 44.30313, lng: 15.09473 }],
    ['Murter', town('Šibenik'), { lat: 43.81796, lng: 15.59006 }],
    ['Čiovo', town('Trogir'), { lat: 43.4957, lng: 16.283 }],
    ['Pašman', { lat: 44.03472, lng: 15.24556 }, { lat: 43.95546, lng: 15.38688 }],
    ['Pelješac', { lat: 43.0433, lng: 17.648 }, { lat: 42.973, lng: 17.175 }],
    ['Mali Lošinj', { lat: 44.96111, lng: 14.40864 }, { lat: 44.53056, lng: 14.46861 }],
  ];
  expect(bridged.filter(([, from, to]) => !reach(from, to)).map(([name]) => name)).toEqual([]);
  const alone: [string, Point, Point][] = [
    ['Ugljan', town('Zadar'), { lat: 44.03472, lng: 15.24556 }],
    ['Brač', town('Split'), { lat: 43.35, lng: 16.65 }],
    ['Hvar', town('Split'), { lat: 43.1729, lng: 16.4411 }],
    ['Rab', { lat: 44.99, lng: 14.9 }, { lat: 44.757, lng: 14.76 }],
    ['Cres', town('Rijeka'), { lat: 44.96111, lng: 14.40864 }],
  ];
  expect(alone.filter(([, from, to]) => reach(from, to)).map(([name]) => name)).toEqual([]);
});

test('R120 an hour by car from Zadar reaches neither the open sea nor Ugljan', () => {
  const { geometry } = estimate(ownGround(), { center: town('Zadar'), minutes: 60, mode: 'car' });
  for (const point of [
    { lat: 44.0, lng: 15.0 },
    { lat: 44.1, lng: 15.19 },
    { lat: 44.0347, lng: 15.2456 },
    { lat: 44.15, lng: 14.95 },
  ]) {
    expect(covers(geometry, point)).toBe(false);
  }
  expect(covers(geometry, town('Biograd'))).toBe(true);
});

test.each([
  ['in the harbour', { lat: 43.503, lng: 16.437 }, 'moved-to-land'],
  ['on land', town('Split'), undefined],
])('R120 a point %s is reckoned from land, and it says so', (_where, center, note) => {
  const { geometry, notes } = estimate(ownGround(), { center, minutes: 10, mode: 'walk' });
  expect(notes.find((known) => known === 'moved-to-land')).toBe(note);
  expect(areaOf(geometry)).toBeGreaterThan(0);
});

test.each([
  ['in the open sea', { lat: 43.2, lng: 15.6 }, 'ISOCHRONE_IN_WATER'],
  ['in Bosnia', { lat: 43.8563, lng: 18.4131 }, 'ISOCHRONE_OUTSIDE'],
  ['in the harbour of Trieste', { lat: 45.65, lng: 13.755 }, 'ISOCHRONE_OUTSIDE'],
  ['in Paris', { lat: 48.85, lng: 2.35 }, 'ISOCHRONE_OUTSIDE'],
])('R120 a point %s is refused with a code of its own', (_where, center, reason) => {
  expect(refusalOf(() => estimate(ownGround(), { center, minutes: 10, mode: 'car' }))).toMatchObject({
    name: 'AppError',
    reason,
  });
});

test('R120 every estimate says what it leaves out', () => {
  const notes = TRAVEL_MODES.map((mode) => estimate(ownGround(), { center: town('Osijek'), minutes: 10, mode }).notes);
  expect(notes).toEqual([
    ['without-traffic', 'without-roads', 'without-ferries'],
    ['without-roads', 'without-ferries'],
    ['without-roads', 'without-ferries'],
    ['without-traffic', 'without-roads', 'without-ferries', 'rough-transit'],
  ]);
});

fullTest('R120 without road data times between towns are off by a fifth on average, and by less than half', () => {
  const errors = TOWN_PAIRS.map(({ from, to, minutes }) =>
    Math.abs(minutesBetween(ownGround(), town(from), town(to)) / minutes - 1),
  );
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.2);
  expect(Math.max(...errors)).toBeLessThan(0.45);
});

/** 15 by 15 points over an area. */
function pointsOf({ coordinates }: MultiPolygon): Point[] {
  const positions = coordinates.flat(2);
  const [lngs, lats] = [positions.map(([lng]) => lng), positions.map(([, lat]) => lat)];
  const steps = Array.from({ length: 15 }, (_, step) => (step + 0.5) / 15);
  const along = (values: number[], share: number): number =>
    Math.min(...values) + share * (Math.max(...values) - Math.min(...values));
  return steps.flatMap((x) => steps.map((y) => ({ lng: along(lngs, x), lat: along(lats, y) })));
}

function around({ lat, lng }: Point, off: number): Point[] {
  return [
    [0, 0],
    [off, 0],
    [-off, 0],
    [0, off],
    [0, -off],
  ].map(([up = 0, right = 0]) => ({ lat: lat + up, lng: lng + right }));
}

function refusalOf(reckon: () => unknown): unknown {
  try {
    return reckon();
  } catch (error) {
    return error;
  }
}
