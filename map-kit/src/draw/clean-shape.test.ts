import fc from 'fast-check';
import type { DrawnShape, LatLng } from '../map-provider';
import { circleOf, circleRing } from './circle-ring';
import { cleanShape, MOST_CORNERS } from './clean-shape';
import { metresBetween, planeAt, ringArea } from './plane';
import { uncrossRing } from './uncross-ring';

/** Corners by metres east and north of Split's waterfront. */
const SPLIT = { lat: 43.507, lng: 16.44 };
const { flatten, unflatten } = planeAt(SPLIT);
const ring = (...corners: [number, number][]): LatLng[] => corners.map(([x, y]) => unflatten({ x, y }));
const polygon = (points: readonly LatLng[]): DrawnShape => ({ kind: 'polygon', points });
const metresOf = (shape: DrawnShape): number[][] =>
  shape.kind === 'polygon'
    ? shape.points.map(flatten).map(({ x, y }) => [Math.round(x / 10) * 10, Math.round(y / 10) * 10])
    : [];
const cleaned = (shape: DrawnShape, cleaning = {}): number[][] => {
  const clean = cleanShape(shape, cleaning);
  if ('refused' in clean) throw new Error(clean.refused);
  return metresOf(clean.shape);
};

const SQUARE: [number, number][] = [
  [0, 0],
  [1000, 0],
  [1000, 1000],
  [0, 1000],
];

test('complaint 3: the corner a double click repeats and the closing one are dropped', () => {
  expect(cleaned(polygon(ring([0, 0], ...SQUARE, [0, 1000], [0, 0])))).toEqual(SQUARE);
});

test('complaint 3: a double click that trembled by less than three pixels makes one corner', () => {
  expect(cleaned(polygon(ring(...SQUARE, [4, 1003])), { repeats: 12 })).toHaveLength(4);
});

test('the three equal points a freehand line begins with become one', () => {
  expect(cleaned(polygon(ring([0, 0], [0, 0], [0, 0], ...SQUARE.slice(1))))).toEqual(SQUARE);
});

test('a line that overshoots its start loses its tail and no area', () => {
  const points = cleaned(
    polygon(ring([0, 0], [1000, 0], [1000, 1000], [0, 1000], [0, -80], [-60, -60], [-60, 40], [30, 40])),
  );
  expect(ringArea(points.map(([x = 0, y = 0]) => ({ x, y })))).toBeCloseTo(1_000_000, -5);
});

test.each([
  ['two areas in one line', ring([0, 0], [1000, 1000], [1000, 0], [0, 1000]), 'crossing'],
  ['less than 100 m²', ring([0, 0], [9, 0], [9, 9], [0, 9]), 'too-small'],
  ['two corners', ring([0, 0], [1000, 0]), 'too-few'],
  ['two corners and their repeats', ring([0, 0], [1000, 0], [1000, 0], [0, 0]), 'too-few'],
  ['a line there and back', ring([0, 0], [1000, 0], [500, 0]), 'too-small'],
  ['nothing', [], 'too-few'],
] as const)('%s is refused', (_, points, refused) => {
  expect(cleanShape(polygon(points))).toEqual({ refused });
});

test('a freehand line of two thousand points keeps its form with two hundred corners', () => {
  const points = circleRing(SPLIT, 800).flatMap((corner, index, all) => {
    const next = all[(index + 1) % all.length] ?? corner;
    return Array.from({ length: 32 }, (_unused, step) => ({
      lat: corner.lat + ((next.lat - corner.lat) * step) / 32,
      lng: corner.lng + ((next.lng - corner.lng) * step) / 32,
    }));
  });
  expect(points).toHaveLength(2048);
  const corners = cleaned(polygon(points));
  expect(corners.length).toBeLessThanOrEqual(MOST_CORNERS);
  const area = ringArea(corners.map(([x = 0, y = 0]) => ({ x, y })));
  expect(Math.abs(area / (Math.PI * 800 ** 2) - 1)).toBeLessThan(0.02);
});

test('a circle keeps centre and radius in whole metres, one below 100 m² is refused', () => {
  expect(cleanShape({ kind: 'circle', center: { lat: 43.5070004, lng: 16.44 }, radius: 750.4 })).toEqual({
    shape: { kind: 'circle', center: SPLIT, radius: 750 },
  });
  expect(cleanShape({ kind: 'circle', center: SPLIT, radius: 5 })).toEqual({ refused: 'too-small' });
});

test('a circle survives being a ring, at the size of a village and of a county', () => {
  for (const radius of [150, 40_000]) {
    const back = circleOf(circleRing(SPLIT, radius));
    expect(metresBetween(back.center, SPLIT)).toBeLessThan(radius / 500);
    expect(back.radius / radius).toBeCloseTo(1, 2);
  }
});

test('whatever is drawn, what comes out is at most 200 different corners whose lines cross nowhere', () => {
  const corner = fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 }));
  fc.assert(
    fc.property(fc.array(corner, { maxLength: 30 }), (corners) => {
      const clean = cleanShape(polygon(ring(...corners)));
      if ('refused' in clean || clean.shape.kind === 'circle') return;
      const { points } = clean.shape;
      expect(points.length).toBeGreaterThanOrEqual(3);
      expect(points.length).toBeLessThanOrEqual(MOST_CORNERS);
      expect(new Set(points.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(points.length);
      const loops = uncrossRing(points.map(flatten)) ?? [];
      // Rounding to a metre may cross sides that ran within it.
      const area = ringArea(points.map(flatten));
      expect(Math.max(...loops.map(ringArea)) / area).toBeCloseTo(1, 2);
    }),
    { numRuns: 300 },
  );
});
