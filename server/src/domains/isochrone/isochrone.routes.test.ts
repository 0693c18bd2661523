import { LOCALES } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app';
import { IsochroneError, isochroneRoutes, type Isochrone, type IsochroneRequest } from './api';
import { isochroneText } from './isochrone-texts';

const ISOCHRONE: Isochrone = {
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [15.9, 45.7],
          [16.1, 45.7],
          [16, 45.9],
          [15.9, 45.7],
        ],
      ],
    ],
  },
  method: 'estimate',
  provider: 'estimate',
  generatedAt: '2026-11-28T12:00:00.000Z',
  notes: ['without-traffic'],
};
const GOOD = '/api-next/geography/isochrone/?lat=45.8131&lng=15.9775&minutes=15&mode=car';
const asked: IsochroneRequest[] = [];
let find: () => Promise<Isochrone> = () => Promise.resolve(ISOCHRONE);
let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(isochroneRoutes, {
        isochrones: {
          find: ({ center, minutes, mode }) => {
            asked.push({ center, minutes, mode });
            return find();
          },
        },
      });
    },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  asked.length = 0;
  find = () => Promise.resolve(ISOCHRONE);
});

test('R120 an area is answered as it is, kept by the browser alone, with a tag that spares the second answer', async () => {
  const answer = await app.inject(GOOD);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(ISOCHRONE);
  expect(answer.headers['cache-control']).toBe('private, max-age=3600');
  expect(asked).toEqual([{ center: { lat: 45.8131, lng: 15.9775 }, minutes: 15, mode: 'car' }]);
  const again = await app.inject({ url: GOOD, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('R120 what stands in for a service that failed is kept for a minute', async () => {
  find = () => Promise.resolve({ ...ISOCHRONE, notes: ['provider-failed'] });
  expect((await app.inject(GOOD)).headers['cache-control']).toBe('private, max-age=60');
});

test.each([
  'lat=&lng=15.9&minutes=15&mode=car',
  'lng=15.9&minutes=15&mode=car',
  'lat=45.8&lng=15.9&minutes=1e1&mode=car',
  'lat=45.8&lng=15.9&minutes=15&mode=plane',
  'lat=45.8&lng=15.9&minutes=15&mode=car&mode=walk',
  'lat=Infinity&lng=15.9&minutes=15&mode=car',
  'lat=%00&lng=15.9&minutes=15&mode=car',
])('R120 %s is refused, with the reason in words', async (query) => {
  find = () => Promise.reject(new IsochroneError('ISOCHRONE_INVALID'));
  const answer = await app.inject(`/api-next/geography/isochrone/?${query}`);
  expect(answer.statusCode).toBe(400);
  const message = isochroneText('hr', 'ISOCHRONE_INVALID');
  expect(answer.json()).toEqual({ message, data: { message, code: 'ISOCHRONE_INVALID' } });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['ISOCHRONE_OUTSIDE', 400],
  ['ISOCHRONE_IN_WATER', 400],
  ['ISOCHRONE_BUSY', 503],
  ['ISOCHRONE_TIMEOUT', 503],
  ['ISOCHRONE_FAILED', 503],
] as const)('R120 %s is answered with %i, by its code and in the language of the visitor', async (reason, status) => {
  find = () => Promise.reject(new IsochroneError(reason));
  const told = new Set<string>();
  for (const locale of LOCALES) {
    const answer = await app.inject(`${GOOD}&locale=${locale}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ data: { code: reason, message: isochroneText(locale, reason) } });
    expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
    told.add(isochroneText(locale, reason));
  }
  expect(told.size).toBe(LOCALES.length);
  const byHeader = await app.inject({ url: GOOD, headers: { 'accept-language': 'de-AT' } });
  expect(byHeader.json()).toMatchObject({ message: isochroneText('de', reason) });
});

test('R120 one address may ask sixty times in a minute', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  const statuses: number[] = [];
  for (let call = 0; call < 61; call++) statuses.push((await app.inject({ url: GOOD, headers })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
});
