import { join } from 'node:path';
import type { Point, Travel } from '@kvadrat/contracts/search';
import { createIsochrones } from '../../isochrone/api';
import { projectRoot } from '../../../platform/settings';
import { metresFromLine, turnsAround } from './testing/oracle';
import { withScatteredAds } from './testing/scattered-ads';

const ads = withScatteredAds();
const ZADAR: Point = { lat: 44.12, lng: 15.23 };
const BENKOVAC: Point = { lat: 44.03, lng: 15.61 };
/** Around both, sea and islands included. */
const points: Point[] = Array.from({ length: 4000 }, (_, n) => ({
  lat: 43.8 + 0.5 * ((n * 0.618034) % 1),
  lng: 14.9 + 1.1 * (n / 4000),
}));
/** Rings are simplified and positions kept to 0.4 m. */
const BLUR_M = 150;

const isochrones = createIsochrones({
  geoPack: null,
  warn: () => undefined,
  workerFile: join(projectRoot(), 'server/src/domains/isochrone/testing/isochrone-worker.mjs'),
  // How long an area may take is not asked here.
  timeLimitMs: 60_000,
});
afterAll(() => isochrones.close());

test('R120 a search in travel time finds what lies in the areas that the estimate draws, of two in both', async () => {
  await ads.put(points);
  const journeys: Travel[] = [
    { center: ZADAR, minutes: 25, mode: 'car' },
    { center: BENKOVAC, minutes: 25, mode: 'car' },
  ];
  const rings = await Promise.all(
    journeys.map(async (journey) =>
      (await isochrones.find(journey)).geometry.coordinates
        .flat()
        .map((ring) => ring.map(([lng, lat]) => ({ lat, lng }))),
    ),
  );
  const expected = (lines: readonly (readonly Point[])[]): Set<number> =>
    new Set(
      points.flatMap((point, id) =>
        lines.filter((line) => turnsAround(line, point) !== 0).length % 2 === 1 ? [id] : [],
      ),
    );
  const blurred = new Set(
    points.flatMap((point, id) => (rings.flat().some((line) => metresFromLine(line, point) < BLUR_M) ? [id] : [])),
  );
  const clear = (ids: Iterable<number>): number[] => [...ids].filter((id) => !blurred.has(id)).sort((a, b) => a - b);
  const [fromZadar = new Set<number>(), fromBenkovac = new Set<number>()] = rings.map(expected);
  for (const [index, journey] of journeys.entries()) {
    expect(clear(await ads.inside({ travel: [journey] }, isochrones))).toEqual(
      clear(index === 0 ? fromZadar : fromBenkovac),
    );
  }
  const both = clear([...fromZadar].filter((id) => fromBenkovac.has(id)));
  expect(clear(await ads.inside({ travel: journeys }, isochrones))).toEqual(both);
  expect(both.length).toBeGreaterThan(20);
  expect(both.length).toBeLessThan(Math.min(clear(fromZadar).length, clear(fromBenkovac).length));
}, 120_000);
