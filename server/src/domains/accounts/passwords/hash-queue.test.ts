import { AppError } from '@kvadrat/contracts/errors';
import { HashQueue } from './hash-queue';

interface Job {
  result: Promise<string>;
  finish: () => void;
}

function start(queue: HashQueue, lane: 'first' | 'later', name: string, begun: string[]): Job {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const result = queue.run(lane, async () => {
    begun.push(name);
    await done;
    return name;
  });
  return { result: result.catch((error: unknown) => (error instanceof AppError ? error.code : 'other')), finish };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('calm callers overtake, and push the last busy one out when the queue is full', async () => {
  const queue = new HashQueue({ workers: 1, waiting: 2 });
  const begun: string[] = [];
  const running = start(queue, 'later', 'running', begun);
  const waiting = start(queue, 'later', 'waiting', begun);
  const pushed = start(queue, 'later', 'pushed', begun);
  const refused = start(queue, 'later', 'refused', begun);
  const calm = start(queue, 'first', 'calm', begun);
  expect(await refused.result).toBe('unavailable');
  expect(await pushed.result).toBe('unavailable');
  for (const job of [running, calm, waiting]) {
    job.finish();
    await settle();
  }
  expect(begun).toEqual(['running', 'calm', 'waiting']);
});

test('calm callers are refused too when only calm ones wait', async () => {
  const queue = new HashQueue({ workers: 1, waiting: 1 });
  const begun: string[] = [];
  const jobs = ['a', 'b', 'c'].map((name) => start(queue, 'first', name, begun));
  for (const { finish } of jobs) finish();
  expect(await Promise.all(jobs.map(({ result }) => result))).toEqual(['a', 'b', 'unavailable']);
});

test('a job that fails makes room for the next', async () => {
  const queue = new HashQueue({ workers: 1, waiting: 1 });
  const failed = queue.run('first', () => Promise.reject(new Error('no memory')));
  const next = queue.run('first', () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no memory');
  expect(await next).toBe('next');
});
