import type { ServerResponse } from 'node:http';
import { features, json, RoutingPeer, square, type Answer } from '../testing/routing-peer';
import type { MultiPolygon } from '../isochrone';
import { openrouteservice } from './openrouteservice';
import type { RoutingService } from './routing-service';
import { valhalla } from './valhalla';

const request = { center: { lat: 45.81, lng: 15.98 }, minutes: 15, mode: 'bike' } as const;
let peer: RoutingPeer;
beforeAll(async () => {
  peer = await RoutingPeer.start();
});
afterAll(() => peer.close());
beforeEach(() => {
  peer.asked.length = 0;
});

const service = (kind: RoutingService['name'], key?: string, timeLimitMs = 4000): RoutingService =>
  ({ openrouteservice, valhalla })[kind]({ kind, url: peer.url, key, timeLimitMs });
const ask = (kind: RoutingService['name'] = 'valhalla', key?: string, timeLimitMs?: number): Promise<MultiPolygon> =>
  service(kind, key, timeLimitMs).area(request, new AbortController().signal);

test('R120 openrouteservice is asked for seconds by profile, longitude first, with the key in a header', async () => {
  peer.answer = json(features({ type: 'Polygon', coordinates: [square(0.1)] }));
  expect(corners(await ask('openrouteservice', 'geheim'))).toEqual(corners({ coordinates: [[square(0.1)]] }));
  expect(peer.asked).toEqual([
    {
      path: '/v2/isochrones/cycling-regular',
      headers: expect.objectContaining({ authorization: 'geheim', 'content-type': 'application/json' }),
      body: { locations: [[15.98, 45.81]], range: [900], range_type: 'time' },
    },
  ]);
});

test('R120 Valhalla is asked for minutes by costing and for polygons', async () => {
  peer.answer = json(features({ type: 'Polygon', coordinates: [square(0.1)] }));
  expect(corners(await ask('valhalla'))).toEqual(corners({ coordinates: [[square(0.1)]] }));
  expect(peer.asked).toMatchObject([
    {
      path: '/isochrone',
      body: { locations: [{ lat: 45.81, lon: 15.98 }], costing: 'bicycle', contours: [{ time: 15 }], polygons: true },
    },
  ]);
  expect(peer.asked[0]?.headers.authorization).toBeUndefined();
});

test('R120 several polygons, holes, open rings and rings that run the wrong way become one sound area', async () => {
  const hole = square(0.05).slice(0, -1);
  const far = square(0.02).map(([lng, lat]) => [lng + 0.3, lat]);
  peer.answer = json(
    features(
      { type: 'MultiPolygon', coordinates: [[square(0.1).toReversed(), hole], [far]] },
      { type: 'Point', coordinates: [16, 45] },
    ),
  );
  const { coordinates } = await ask();
  expect(coordinates.map((polygon) => polygon.map((ring) => ring.length))).toEqual([[5, 5], [5]]);
  for (const [outer = [], inner] of coordinates) {
    expect(area(outer)).toBeGreaterThan(0);
    if (inner !== undefined) expect(area(inner)).toBeLessThan(0);
    expect(outer.at(-1)).toEqual(outer[0]);
  }
});

test('R120 an area with far too many vertices is made simpler', async () => {
  const circle = Array.from({ length: 20_000 }, (_, step) => [
    15.98 + 0.1 * Math.cos((step * Math.PI) / 10_000),
    45.81 + 0.1 * Math.sin((step * Math.PI) / 10_000),
  ]);
  peer.answer = json(features({ type: 'Polygon', coordinates: [circle] }));
  const { coordinates } = await ask();
  expect(coordinates[0]?.[0]?.length).toBeLessThan(2001);
  expect(area(coordinates[0]?.[0] ?? [])).toBeCloseTo(Math.PI * 0.01, 3);
});

const bow = [
  [15.9, 45.7],
  [16.1, 45.9],
  [16.1, 45.7],
  [15.9, 45.9],
  [15.9, 45.7],
];
const faults: [string, Answer, RegExp][] = [
  ['too many requests', json({}, 429), /answered 429/],
  ['an error', json({ error: 'x' }, 500), /answered 500/],
  ['another address', (response) => response.writeHead(302, { location: '/elsewhere' }).end(), /fetch failed/],
  ['a page', (response) => response.end('<html>'), /JSON/],
  ['half of an answer', (response) => response.writeHead(200, { 'content-length': 100 }).end('{"features":'), /./],
  ['a cut connection', (response) => response.destroy(), /fetch failed/],
  ['nothing', (response) => response.end(), /JSON/],
  ['something else', json({ type: 'Topology' }), /no GeoJSON/],
  ['no area', json(features({ type: 'LineString', coordinates: square(0.1) })), /no area/],
  ['an empty area', json(features({ type: 'Polygon', coordinates: [] })), /./],
  [
    'a point instead of a ring',
    json(
      features({
        type: 'Polygon',
        coordinates: [
          [
            [15.98, 45.81],
            [15.98, 45.81],
            [15.98, 45.81],
          ],
        ],
      }),
    ),
    /./,
  ],
  [
    'texts instead of numbers',
    json(
      features({
        type: 'Polygon',
        coordinates: [
          [
            ['15', '45'],
            ['16', '45'],
            ['16', '46'],
          ],
        ],
      }),
    ),
    /not around the point/,
  ],
  [
    'an area elsewhere',
    json(features({ type: 'Polygon', coordinates: [square(0.1).map(([lng, lat]) => [lat, lng])] })),
    /not around the point/,
  ],
  ['borders that cross', json(features({ type: 'Polygon', coordinates: [bow] })), /cross/],
  ['a body without end', endless, /too large/],
  ['a body that comes slowly', slow, /took longer than 500 ms/],
  ['no answer', () => undefined, /took longer than 500 ms/],
];

test.each(faults)(
  'R120 a service that gives %s has failed within its time, and no word of the key comes out',
  async (_what, answer, reason) => {
    peer.answer = answer;
    const begin = performance.now();
    const failure: unknown = await ask('openrouteservice', 'geheim', 500).catch((error: unknown) => error);
    expect(failure).toHaveProperty('message');
    expect(String(failure)).toMatch(reason);
    expect(String(failure)).not.toContain('geheim');
    expect(performance.now() - begin).toBeLessThan(3000);
  },
);

test('R120 a visitor who leaves ends the call', async () => {
  const closed = new Promise<void>((resolve) => {
    peer.answer = (response) => response.on('close', resolve);
  });
  const leaving = new AbortController();
  const area = valhalla({ kind: 'valhalla', url: peer.url, key: undefined }).area(request, leaving.signal);
  setTimeout(() => leaving.abort(), 30);
  await expect(area).rejects.toThrow(/abort/i);
  await closed;
});

function endless(response: ServerResponse): void {
  response.writeHead(200);
  const more = (): void => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  };
  response.on('drain', more);
  more();
}

function slow(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

function area(ring: readonly (readonly number[])[]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [fromX = x, fromY = y] = ring[index - 1] ?? [];
    return sum + (fromX * y - x * fromY) / 2;
  }, 0);
}

/** Wherever its ring begins. */
function corners({ coordinates }: { coordinates: [number, number][][][] }): string[] {
  return [...new Set(coordinates.flat(2).map(([lng, lat]) => `${lng.toFixed(5)} ${lat.toFixed(5)}`))].sort();
}
