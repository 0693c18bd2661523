import { join } from 'node:path';
import type { PriceGuide } from '@kvadrat/contracts/api';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app';
import { createPartShapes, placeDirectory } from '../geography/api';
import type { ListingDraft } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { withPortal } from '../search/testing/portal';
import { priceGuideRoutes, refreshFigures } from './api';
import { recount } from './testing/recount';

/** The pack that comes with the portal. */
const GEO_PACK = join(__dirname, '../../../data/geo-pack');

function fail(problem: string): never {
  throw new Error(problem);
}

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
      await api.register(priceGuideRoutes, {
        db: portal.database.db,
        partShapes: createPartShapes(GEO_PACK, fail),
      });
    },
  });
});
afterAll(() => app.close());

const NOW = new Date('2026-11-30T12:00:00Z');

async function offered(drafts: readonly ListingDraft[], now = NOW): Promise<void> {
  await portal.given(drafts);
  await portal.database.sql`DELETE FROM price_figure_state`;
  await portal.database.sql`DELETE FROM price_snapshot`;
  await refreshFigures(portal.database.db, now);
}

async function guide(query = ''): Promise<PriceGuide> {
  const response = await app.inject(`/api-next/price-guide/?locale=hr${query}`);
  expect([query, response.statusCode]).toEqual([query, 200]);
  return response.json<PriceGuide>();
}

/** Ads of many kinds and places, none like another, some of which may not be counted. */
function market(): ListingDraft[] {
  const places = [384, 709, 6003, 301];
  return Array.from({ length: 420 }, (_, index) => {
    const rent = index % 5 === 0;
    const net = 28 + ((index * 37) % 140);
    const perSquareMetre = rent ? 8 + ((index * 13) % 11) : 1500 + ((index * 7919) % 3300);
    const value = Math.round(net * perSquareMetre);
    return draft({
      placeId: places[(index * 3 + Math.floor(index / 7)) % places.length] ?? 384,
      contract: rent ? 2 : 1,
      typology: ([1, 1, 2, 3, 6, 4] as const)[index % 6] ?? 1,
      surface: {
        net: index % 29 === 0 ? null : net + (index % 4) / 4,
        gross: index % 58 === 0 ? null : net + 8,
        plot: null,
      },
      rooms: index % 17 === 0 ? null : 1 + (index % 7),
      condition: (['new', 'good', 'renovated', 'to-renovate', null] as const)[index % 5] ?? null,
      yearBuilt: 1800 + index,
      price: {
        value,
        onRequest: index % 19 === 0,
        previous: index % 6 === 0 ? Math.round(value * (1.02 + (index % 9) / 100)) : null,
      },
      facts: {
        seaDistance: index % 3 === 0 ? 30 + index * 4 : null,
        ...(index % 23 === 0 ? { tenure: 'share' as const } : {}),
      },
      publishedAt: new Date(NOW.getTime() - (1 + (index % 200)) * 86_400_000),
    });
  });
}

test('R277 every figure is what the ads themselves give when somebody else counts them', async () => {
  await offered(market());
  const { db } = portal.database;
  const directory = await placeDirectory(db);
  let compared = 0;
  for (const place of ['', 'splitsko-dalmatinska-zupanija', 'split', 'split/split-3', 'supetar', 'otok-brac', 'osijek'])
    for (const offer of ['sale', 'rent'] as const)
      for (const kind of ['flats', 'houses', 'land'] as const) {
        const told = await guide(`&place=${place}&offer=${offer}&kind=${kind}`);
        const counted = await recount(db, directory, { place, offer, kind, now: NOW });
        for (const { cut, value, figure } of [
          { cut: 'all' as const, value: 0, figure: told.figure },
          ...told.cuts.flatMap(({ cut, parts }) => parts.map((part) => ({ cut, ...part }))),
        ]) {
          const { adsPath, ...figures } = figure;
          expect([place, offer, kind, cut, value, figures]).toEqual([
            place,
            offer,
            kind,
            cut,
            value,
            counted(cut, value),
          ]);
          expect(adsPath).toMatch(/^\/(?:prodaja|najam)-/);
          compared += 1;
        }
      }
  expect(compared).toBeGreaterThan(150);
});

test('R277 fewer than ten ads give no number anywhere, only how many there are', async () => {
  const flat = (index: number, contract: 1 | 2 = 1): ListingDraft =>
    draft({
      yearBuilt: 1900 + index,
      contract,
      price: { value: 150_000 + index * 1000, onRequest: false, previous: null },
    });
  await offered(Array.from({ length: 9 }, (_, index) => flat(index)));
  const few = await guide('&place=split');
  expect(few.figure).toMatchObject({
    count: 9,
    lower: null,
    median: null,
    upper: null,
    price: null,
    days: null,
    reducedShare: null,
  });
  expect([few.months, few.grossYield, few.change]).toEqual([[], null, null]);
  expect(
    few.cuts.flatMap(({ parts }) => parts.map(({ figure }) => figure.median)).every((median) => median === null),
  ).toBe(true);
  await offered(Array.from({ length: 10 }, (_, index) => flat(index)));
  expect((await guide('&place=split')).figure).toMatchObject({ count: 10 });
  expect((await guide('&place=split')).figure.median).not.toBeNull();
});

test('R277 a price on request moves no figure, and the same flat at another agency counts once', async () => {
  const flat = (index: number, value: number, onRequest = false): ListingDraft =>
    draft({ yearBuilt: 1900 + index, price: { value, onRequest, previous: null } });
  const plain = Array.from({ length: 12 }, (_, index) => flat(index, 150_000 + index * 1000));
  await offered(plain);
  const before = await guide('&place=split');
  await offered([...plain, flat(50, 999_000, true), flat(3, 153_500)]);
  const after = await guide('&place=split');
  expect(after.figure).toEqual(before.figure);
  expect(JSON.stringify(after)).not.toContain('999');
});

test('R277 a month is kept as it was, also when ads change later', async () => {
  const flats = (base: number): ListingDraft[] =>
    Array.from({ length: 12 }, (_, index) =>
      draft({ yearBuilt: 1900 + index, price: { value: base + index * 600, onRequest: false, previous: null } }),
    );
  await offered(flats(120_000), new Date('2025-11-30T22:30:00Z'));
  await portal.given(flats(150_000));
  // In Croatia December has begun.
  await refreshFigures(portal.database.db, new Date('2025-11-30T23:30:00Z'));
  await portal.given(flats(240_000));
  await refreshFigures(portal.database.db, new Date('2026-12-15T12:00:00Z'));
  const { months, change } = await guide('&place=split');
  expect(months.map(({ month, median, invented }) => [month, Math.round(median), invented])).toEqual([
    ['2025-11', 2055, false],
    ['2025-12', 2555, false],
    ['2026-12', 4055, false],
  ]);
  expect(change).toBeCloseTo(4055 / 2555 - 1, 5);
});

test('R277 a file of rows holds the figures of the page, and unknown places and words are refused with a sentence', async () => {
  await offered(market());
  const told = await guide('&place=split');
  const file = await app.inject('/api-next/price-guide/csv/?place=split');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.headers['content-disposition']).toContain('cijene-split-flats-sale.csv');
  const rows = file.body
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([rows[0]?.length]));
  expect(rows[1]?.slice(0, 8)).toEqual(['place', 'split', 'sale', 'flats', 'all', '', '', String(told.figure.count)]);
  expect(rows.length).toBe(
    2 + told.parts.length + told.months.length + told.cuts.reduce((sum, { parts }) => sum + parts.length, 0),
  );
  for (const [address, status] of [
    ['place=nema-takvog-mjesta/nigdje', 404],
    ['offer=auction', 400],
    ['kind=castles', 400],
    [`place=${'x'.repeat(200)}`, 400],
  ] as const)
    for (const path of ['', 'csv/'])
      expect([address, (await app.inject(`/api-next/price-guide/${path}?${address}`)).statusCode]).toEqual([
        address,
        status,
      ]);
});
