import type { HomeResponse, SearchCount } from '@kvadrat/contracts/api';
import { createApp } from '../../app';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { placeDirectory } from '../geography/api';
import { insertListings } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { projectOutbox, searchRoutes } from '../search/api';
import { homeRoutes, sceneRoutes } from './api';

const database = withTestDatabase({ holds: 'places' });
let app: Awaited<ReturnType<typeof createApp>>;

const HOMES_IN_SPLIT = 21;

beforeAll(async () => {
  const { db } = database;
  const directory = await placeDirectory(db);
  const idOf = (path: string): number => directory.byPath(path)?.id ?? 0;
  const split = Array.from({ length: HOMES_IN_SPLIT }, (_, index) =>
    draft({
      placeId: idOf('split'),
      price: { value: 100_000 + 10_000 * index, onRequest: false, previous: null },
      surface: { net: 100, gross: null, plot: null },
    }),
  );
  const others = [draft({ placeId: idOf('zadar'), contract: 2 }), draft({ placeId: idOf('zadar') })];
  await db.transaction().execute((tx) => insertListings(tx, [...split, ...others]));
  await projectOutbox(db);
  app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 100_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(searchRoutes, { db });
      await api.register(homeRoutes, { db });
    },
    registerFiles: async (files) => {
      await files.register(sceneRoutes);
    },
  });
}, 60_000);
afterAll(() => app.close());

const home = async (): Promise<HomeResponse> => (await app.inject('/api-next/home/?locale=hr')).json();

test('R268 totals, counts of towns and the newest ads are those of the database', async () => {
  const { total, count, towns, newest, sea } = await home();
  expect(total).toBe(HOMES_IN_SPLIT + 2);
  expect(count).toBe(HOMES_IN_SPLIT + 1);
  expect(sea.count).toBe(0);
  expect(towns.find(({ path }) => path === 'split')).toMatchObject({ label: 'Split', sale: HOMES_IN_SPLIT, rent: 0 });
  expect(towns.find(({ path }) => path === 'zadar')).toMatchObject({ sale: 1, rent: 1 });
  expect(newest).toHaveLength(4);
});

test('the price of a square metre is the median, and none is named for fewer than 20 ads', async () => {
  const { towns } = await home();
  expect(towns.find(({ path }) => path === 'split')?.pricePerSquareMetre).toBe(2000);
  expect(towns.find(({ path }) => path === 'zadar')?.pricePerSquareMetre).toBeNull();
});

test('every picture is there, small on the wire, and may run nothing', async () => {
  const { scene, towns, sea } = await home();
  for (const path of [scene, sea.picture, ...towns.map(({ picture }) => picture)]) {
    const answer = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    expect([path, answer.statusCode, answer.headers['content-type'], answer.headers['content-encoding']]).toEqual([
      path,
      200,
      'image/svg+xml',
      'br',
    ]);
    expect(answer.rawPayload.length).toBeLessThan(16_384);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  }
  expect((await app.inject('/media/scenes/hero-00000000.svg')).statusCode).toBe(404);
});

test.each([
  ['/prodaja-stambene-nekretnine/split/', '', { count: 21, countLabel: '21' }],
  ['/prodaja-stambene-nekretnine/split/', '&prezzoMassimo=120000', { count: 3, countLabel: '3' }],
  ['/najam-stambene-nekretnine/', '&pag=9&prezzoMinimo=x', { count: 1, countLabel: '1' }],
])('R268 the count of %s%s is that of the list', async (path, query, expected) => {
  const answer = await app.inject(`/api-next/search-list/count/?path=${encodeURIComponent(path)}${query}`);
  expect(answer.json<SearchCount>()).toEqual(expected);
});
