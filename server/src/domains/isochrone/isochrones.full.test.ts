import { join } from 'node:path';
import { createIsochrones, type Isochrones, type IsochronesOptions } from './api';
import { ISOCHRONE_NOTES } from './isochrone';
import { Recent } from './recent';
import { areaOf, covers } from './testing/ground';
import { features, json, RoutingPeer, square } from './testing/routing-peer';

const WORKER = join(import.meta.dirname, 'testing/isochrone-worker.mjs');
const center = { lat: 45.8131, lng: 15.9775 };
const warned: string[] = [];
let peer: RoutingPeer;
let now = Date.parse('2026-11-28T12:00:00Z');
const made: Isochrones[] = [];

beforeAll(async () => {
  peer = await RoutingPeer.start();
});
afterAll(async () => {
  await Promise.all(made.map((isochrones) => isochrones.close()));
  await peer.close();
});
beforeEach(() => {
  peer.asked.length = 0;
  warned.length = 0;
});

function make(options: Partial<IsochronesOptions> = {}): Isochrones {
  const isochrones = createIsochrones({
    geoPack: null,
    warn: (problem) => warned.push(problem),
    workerFile: WORKER,
    now: () => now,
    ...options,
  });
  made.push(isochrones);
  return isochrones;
}

const routed = (): Isochrones =>
  make({ service: { kind: 'valhalla', url: peer.url, key: 'geheim', timeLimitMs: 300 } });
const own = make({ geoPack: join(import.meta.dirname, 'nowhere') });

test('R120 the estimate says what it is, and goes without a geo pack that cannot be read', async () => {
  const isochrone = await own.find({ center, minutes: 10, mode: 'walk' });
  expect(isochrone).toMatchObject({
    method: 'estimate',
    provider: 'estimate',
    generatedAt: '2026-11-28T12:00:00.000Z',
    notes: ['without-roads', 'without-ferries'],
  });
  expect(covers(isochrone.geometry, center)).toBe(true);
  expect(warned).toEqual([expect.stringContaining('the geo pack cannot be used')]);
  expect(own.state()).toMatchObject({ running: true, hasRoads: false, deaths: 0 });
  expect(own.state().groundBytes).toBeLessThan(10_000_000);
});

test('R120 an area is reckoned once for points that are the same to three decimals, and once for all who ask at a time', async () => {
  const ask = (lat: number) => own.find({ center: { lat, lng: 16.00012 }, minutes: 5, mode: 'car' });
  const [first, second] = await Promise.all([ask(45.80012), ask(45.80034)]);
  expect(second).toBe(first);
  expect(await ask(45.8004)).toBe(first);
  expect(await ask(45.802)).not.toBe(first);
  expect(await own.find({ center: { lat: 45.80012, lng: 16.00012 }, minutes: 5, mode: 'bike' })).not.toBe(first);
  now += 25 * 3600 * 1000;
  expect(await ask(45.80012)).not.toBe(first);
});

test('R120 one who leaves does not end the work of another, and the last one does', async () => {
  const leaving = new AbortController();
  const request = { center: { lat: 45.49, lng: 15.55 }, minutes: 20, mode: 'car' } as const;
  const [gone, stayed] = [own.find({ ...request, signal: leaving.signal }), own.find(request)];
  leaving.abort();
  await expect(gone).rejects.toMatchObject({ code: 'abort' });
  expect((await stayed).method).toBe('estimate');
  await expect(own.find({ ...request, minutes: 21, signal: leaving.signal })).rejects.toMatchObject({ code: 'abort' });
});

test.each([
  [{ minutes: 0 }, 'ISOCHRONE_INVALID'],
  [{ minutes: 61 }, 'ISOCHRONE_INVALID'],
  [{ minutes: 7.5 }, 'ISOCHRONE_INVALID'],
  [{ center: { lat: NaN, lng: 16 } }, 'ISOCHRONE_INVALID'],
  [{ center: { lat: 43.8563, lng: 18.4131 } }, 'ISOCHRONE_OUTSIDE'],
  [{ center: { lat: 43.2, lng: 15.6 } }, 'ISOCHRONE_IN_WATER'],
])('R120 %j is refused with %s', async (change, reason) => {
  await expect(own.find({ center, minutes: 10, mode: 'car', ...change })).rejects.toMatchObject({ reason });
});

test('R120 a routing service is asked first, from land, and only within Croatia', async () => {
  const isochrones = routed();
  peer.answer = json(features({ type: 'Polygon', coordinates: [square(0.1)] }));
  expect(await isochrones.find({ center, minutes: 10, mode: 'car' })).toMatchObject({
    method: 'routed',
    provider: 'valhalla',
    notes: ['without-traffic'],
  });
  await expect(
    isochrones.find({ center: { lat: 43.8563, lng: 18.4131 }, minutes: 10, mode: 'car' }),
  ).rejects.toMatchObject({ reason: 'ISOCHRONE_OUTSIDE' });
  expect(peer.asked).toHaveLength(1);
  expect(await isochrones.find({ center, minutes: 10, mode: 'transit' })).toMatchObject({
    method: 'estimate',
    notes: expect.arrayContaining(['rough-transit', 'provider-without-mode']),
  });
  expect(peer.asked).toHaveLength(1);
});

test('R120 when the service fails the estimate stands in and says so, the key stays out of the log, and after three failures the service rests', async () => {
  const isochrones = routed();
  peer.answer = json({ message: 'quota' }, 429);
  for (const minutes of [10, 11, 12, 13]) {
    const isochrone = await isochrones.find({ center, minutes, mode: 'walk' });
    expect(isochrone).toMatchObject({
      method: 'estimate',
      provider: 'estimate',
      notes: expect.arrayContaining(['provider-failed']),
    });
    expect(areaOf(isochrone.geometry)).toBeGreaterThan(0);
  }
  expect(peer.asked).toHaveLength(3);
  expect(warned).toEqual(
    Array.from({ length: 3 }, () => 'valhalla failed, the estimate stands in: the routing service answered 429'),
  );
  now += 61_000;
  peer.answer = json(features({ type: 'Polygon', coordinates: [square(0.1)] }));
  expect((await isochrones.find({ center, minutes: 10, mode: 'walk' })).method).toBe('routed');
});

test('R120 eight who ask for different areas at once all get theirs', async () => {
  const areas = await Promise.all(
    [5, 6, 7, 8, 9, 10, 11, 12].map((minutes) =>
      own.find({ center: { lat: 43.5081, lng: 16.4402 }, minutes, mode: 'bike' }),
    ),
  );
  const sizes = areas.map(({ geometry }) => areaOf(geometry));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  for (const { notes } of areas) for (const note of notes) expect(ISOCHRONE_NOTES).toContain(note);
});

test('R120 areas that are remembered take no more than their room, however many are asked for', () => {
  const recent = new Recent<number[]>(100_000, () => 0);
  for (let asked = 0; asked < 100; asked++)
    recent.set(
      String(asked),
      Array.from({ length: 1250 }, () => asked),
      1000,
    );
  expect(
    Array.from({ length: 100 }, (_, asked) => recent.get(String(asked))).filter((kept) => kept !== undefined),
  ).toHaveLength(9);
  expect(recent.get('99')?.[0]).toBe(99);
});
