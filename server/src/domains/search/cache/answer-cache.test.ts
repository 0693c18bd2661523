import { DEFAULT_CRITERIA } from '@kvadrat/contracts/search';
import { createDb } from '../../../platform/db';
import { AnswerCache, cacheFigures } from './answer-cache';
import { answerKey } from './answer-key';

// Never connected: a cache keeps apart what different databases answered.
const { db } = createDb({ url: 'postgres://nowhere' });
const { db: other } = createDb({ url: 'postgres://nowhere' });

test('an answer is worked out once for all who ask at the same time, and again after a failure', async () => {
  const cache = new AnswerCache<number>('test-single-flight');
  const work = jest.fn(() => Promise.resolve(7));
  expect(await Promise.all([cache.get(db, 'a', work), cache.get(db, 'a', work)])).toEqual([7, 7]);
  expect(work).toHaveBeenCalledTimes(1);
  await expect(cache.get(db, 'b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get(db, 'b', () => Promise.resolve(8))).toBe(8);
  expect(await cache.get(other, 'a', () => Promise.resolve(9))).toBe(9);
});

test('the one not asked for longest makes room', async () => {
  const cache = new AnswerCache<number>('test-room', { capacity: 2 });
  const work = jest.fn(() => Promise.resolve(1));
  for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.get(db, key, work);
  expect(work).toHaveBeenCalledTimes(3);
  await cache.get(db, 'b', work);
  expect(work).toHaveBeenCalledTimes(4);
  expect(cache.figures().entries).toBe(2);
});

test('ten times as many answers as there is room for take no more than the room', async () => {
  const cache = new AnswerCache<readonly string[]>('test-bytes', { bytes: 100_000 });
  for (let asked = 0; asked < 100; asked++)
    await cache.get(db, `key ${asked}`, () => Promise.resolve([String(asked).padStart(10_000)]));
  expect(cache.figures().bytes).toBeLessThanOrEqual(100_000);
  expect(cache.figures().entries).toBe(9);
});

test('an answer is kept for its time, counted from when it was there', async () => {
  let now = 0;
  const cache = new AnswerCache<number>('test-time', { ttlMs: 1000, now: () => now });
  let answer: (value: number) => void = () => undefined;
  const slow = cache.get(db, 'a', () => new Promise<number>((resolve) => (answer = resolve)));
  now = 5000;
  const waiting = cache.get(db, 'a', () => Promise.resolve(2));
  answer(1);
  expect(await Promise.all([slow, waiting])).toEqual([1, 1]);
  now = 5999;
  expect(await cache.get(db, 'a', () => Promise.resolve(2))).toBe(1);
  now = 6000;
  expect(await cache.get(db, 'a', () => Promise.resolve(2))).toBe(2);
});

test('what the caches do can be read', async () => {
  const cache = new AnswerCache<number>('test-figures');
  const figures = () => cacheFigures().find(({ kind }) => kind === 'test-figures');
  let answer: (value: number) => void = () => undefined;
  const slow = cache.get(db, 'a', () => new Promise<number>((resolve) => (answer = resolve)));
  const waiting = cache.get(db, 'a', () => Promise.resolve(2));
  expect(figures()).toEqual({
    kind: 'test-figures',
    hits: 0,
    shared: 1,
    misses: 1,
    inFlight: 1,
    entries: 1,
    bytes: expect.any(Number) as number,
  });
  answer(1);
  await Promise.all([slow, waiting]);
  await cache.get(db, 'a', () => Promise.resolve(2));
  await cache.get(db, 'b', () => Promise.reject(new Error('down'))).catch(() => undefined);
  expect(figures()).toEqual({
    kind: 'test-figures',
    hits: 1,
    shared: 1,
    misses: 2,
    inFlight: 0,
    entries: 1,
    bytes: expect.any(Number) as number,
  });
});

test('order, page and map view share an answer; another filter, place or version does not', () => {
  const criteria = { ...DEFAULT_CRITERIA, place: 'split' };
  const key = answerKey(3, criteria);
  expect(
    answerKey(3, {
      ...criteria,
      page: 9,
      sort: { field: 'prezzo', order: 'asc' },
      mapCenter: { lat: 43, lng: 16 },
      zoom: 9,
    }),
  ).toBe(key);
  for (const another of [
    answerKey(4, criteria),
    answerKey(3, { ...criteria, place: 'zagreb' }),
    answerKey(3, { ...criteria, placeIds: { idMZona: [9] } }),
    answerKey(3, { ...criteria, contract: 2 }),
    answerKey(3, { ...criteria, price: { min: 1 } }),
    answerKey(3, criteria, 7),
  ]) {
    expect(another).not.toBe(key);
  }
});
