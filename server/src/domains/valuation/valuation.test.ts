import type { Valuation } from '@kvadrat/contracts/api';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app';
import type { ListingDraft } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { withPortal } from '../search/testing/portal';
import { valuationRoutes } from './api';

const portal = withPortal();
let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 100_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(valuationRoutes, { db: portal.database.db });
    },
  });
});
afterAll(() => app.close());

function flats(count: number): ListingDraft[] {
  return Array.from({ length: count }, (_, index) => {
    const net = 45 + (index % 30);
    return draft({
      surface: { net, gross: null, plot: null },
      floor: index % 5,
      yearBuilt: 1950 + index,
      price: {
        value: Math.round(net * 3000 * (1 + (((index * 7) % 11) - 5) / 100)),
        onRequest: index % 10 === 9,
        previous: null,
      },
    });
  });
}

async function value(query: string): Promise<Valuation> {
  const response = await app.inject(`/api-next/valuation/?typology=1&locale=hr&${query}`);
  expect([query, response.statusCode]).toEqual([query, 200]);
  return response.json<Valuation>();
}

test('R279 a place and facts give a range, its middle among what comparable ads say, and the most alike of them', async () => {
  const ids = await portal.given(flats(60));
  const told = await value('place=split&surface=60&floor=2&condition=good&features=elevator');
  expect(told).toMatchObject({ asked: { path: 'split' }, place: { path: 'split' }, count: 54 });
  const { low, middle, high, quarters } = told.estimate ?? {
    low: 0,
    middle: 0,
    high: 0,
    quarters: { lower: 0, upper: 0 },
  };
  expect([low < middle, middle < high]).toEqual([true, true]);
  expect(middle).toBeGreaterThan(170_000);
  expect(middle).toBeLessThan(190_000);
  const inTheMiddle = (told.adjusted[Math.floor(told.adjusted.length / 2)] ?? 0) * 60;
  expect(inTheMiddle).toBeGreaterThan(low);
  expect(inTheMiddle).toBeLessThan(high);
  expect(quarters.lower).toBeLessThan(quarters.upper);
  expect(told.comparables).toHaveLength(5);
  expect(told.comparables.every(({ id, distance }) => ids.includes(id) && (distance ?? 0) < 5000)).toBe(true);
  const byPoint = await value('lat=43.508&lng=16.44&surface=60&floor=2&condition=good&features=elevator');
  expect(byPoint.estimate).not.toBeNull();
});

test('R279 where too few are alike nothing is said but how many there are, and a price on request is known to nobody', async () => {
  await portal.given([...flats(19), draft({ price: { value: 987_654, onRequest: true, previous: null } })]);
  const told = await value('place=split&surface=60');
  expect(told).toMatchObject({ estimate: null, comparables: [], adjusted: [], reasons: [], fewest: 20 });
  expect(JSON.stringify(told)).not.toContain('987');
});

test.each([
  ['place=split', 400],
  ['place=split&surface=0', 400],
  ['place=split&surface=60&condition=perfect', 400],
  ['place=split&surface=60&floor=1.5', 400],
  ['surface=60', 404],
  ['place=hrvatska&surface=60', 404],
  ['place=nigdje/nema&surface=60', 404],
])('a question of %s is refused with %i', async (query, status) => {
  const response = await app.inject(`/api-next/valuation/?typology=1&${query}`);
  expect(response.statusCode).toBe(status);
  expect(response.json<{ message: string }>().message).not.toBe('');
});
