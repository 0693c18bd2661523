import { join } from 'node:path';
import { EstimateThread } from './estimate-thread';
import type { Result, Task } from './worker-protocol';

const TESTING = join(import.meta.dirname, '../testing');
const threads: EstimateThread[] = [];
const warned: string[] = [];

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.close()));
  warned.length = 0;
});

function start(worker = 'broken-worker.mjs', restMs?: number): EstimateThread {
  const thread = new EstimateThread({ workerFile: join(TESTING, worker), landFile: '', geoPack: null, warn: (problem) => warned.push(problem), timeLimitMs: 400, restMs });
  threads.push(thread);
  return thread;
}

const DIES = 1;
const HANGS = 2;
const BREAKS = 3;
const WORKS = 4;
const task = (minutes: number): Task => ({ type: 'estimate', request: { center: { lat: 45.8, lng: 16 }, minutes, mode: 'car' } });
const outcomes = (results: PromiseSettledResult<Result>[]): string[] => results.map((result) => (result.status === 'fulfilled' ? 'done' : reasonOf(result.reason)));
const reasonOf = (error: unknown): string => (typeof error === 'object' && error !== null ? String('reason' in error ? error.reason : 'code' in error ? error.code : error) : '');

test('R120 a worker that dies costs its task alone, and another goes on', async () => {
  const thread = start();
  expect(outcomes(await Promise.allSettled([WORKS, DIES, WORKS, WORKS].map((minutes) => thread.run(task(minutes)))))).toEqual(['done', 'ISOCHRONE_FAILED', 'done', 'done']);
  expect(thread.state()).toMatchObject({ running: true, waiting: 0, deaths: 1 });
  expect(warned).toEqual([expect.stringContaining('ended with code 3')]);
});

test('R120 a task that never ends is ended, and another worker goes on', async () => {
  const thread = start();
  expect(outcomes(await Promise.allSettled([HANGS, WORKS].map((minutes) => thread.run(task(minutes)))))).toEqual(['ISOCHRONE_TIMEOUT', 'done']);
  expect(thread.state().deaths).toBe(1);
});

test('R120 a task that breaks is told in the log alone', async () => {
  const thread = start();
  await expect(thread.run(task(BREAKS))).rejects.toMatchObject({ reason: 'ISOCHRONE_FAILED', message: 'ISOCHRONE_FAILED' });
  expect(warned).toEqual(['out of ideas']);
});

test('R120 a worker that cannot start fails those who wait instead of starting for ever', async () => {
  const thread = start('dead-worker.mjs');
  expect(outcomes(await Promise.allSettled([WORKS, WORKS].map((minutes) => thread.run(task(minutes)))))).toEqual(['ISOCHRONE_FAILED', 'ISOCHRONE_FAILED']);
  expect(thread.state().deaths).toBe(1);
});

test('R120 no more wait than fit the queue', async () => {
  const thread = start();
  const results = outcomes(await Promise.allSettled(Array.from({ length: 40 }, () => thread.run(task(WORKS)))));
  expect(results.filter((result) => result === 'done').length).toBe(32);
  expect(results.filter((result) => result === 'ISOCHRONE_BUSY').length).toBe(8);
});

test('R120 who leaves is not waited for, and a task that has not begun is not done', async () => {
  const thread = start();
  const leaving = new AbortController();
  const left = [thread.run(task(DIES), leaving.signal), thread.run(task(WORKS))];
  leaving.abort();
  expect(outcomes(await Promise.allSettled([...left, thread.run(task(WORKS), leaving.signal)]))).toEqual(['abort', 'done', 'abort']);
  expect(thread.state().deaths).toBe(0);
});

test('R120 after its end nothing is begun', async () => {
  const thread = start();
  const waiting = thread.run(task(WORKS));
  const closed = thread.close();
  expect(outcomes(await Promise.allSettled([waiting, thread.run(task(WORKS))]))).toEqual(['ISOCHRONE_FAILED', 'ISOCHRONE_BUSY']);
  await closed;
});

test('R120 the thread can be started before anybody asks, and only once', async () => {
  const thread = start();
  thread.warmUp();
  thread.warmUp();
  while (!thread.state().running) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(outcomes(await Promise.allSettled([thread.run(task(WORKS))]))).toEqual(['done']);
  await thread.close();
  thread.warmUp();
  expect(thread.state()).toMatchObject({ running: false, deaths: 0 });
});

test('R120 a thread that nobody has asked for long ends, and the next one who asks starts another', async () => {
  const thread = start('broken-worker.mjs', 10);
  for (let turn = 0; turn < 2; turn++) {
    expect(outcomes(await Promise.allSettled([thread.run(task(WORKS))]))).toEqual(['done']);
    while (thread.state().running) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(thread.state().deaths).toBe(0);
  expect(warned).toEqual([]);
});
