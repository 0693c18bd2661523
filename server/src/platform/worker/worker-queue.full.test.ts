import { join } from 'node:path';
import { inProcess, inThread, WorkerQueue } from '.';
import type { OpenCarrier } from './carrier';

const TESTING = join(import.meta.dirname, 'testing');
const workers: WorkerQueue<string, unknown, true>[] = [];
const warned: string[] = [];

const carriers: Record<string, (file: string) => OpenCarrier> = {
  'a thread': (file) => inThread(file, {}),
  'a process': (file) => inProcess(file, { env: { PATH: process.env.PATH }, execArgv: [], nice: 1 }),
};

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  warned.length = 0;
});

const outcomes = (results: PromiseSettledResult<unknown>[]): unknown[] =>
  results.map((result) => (result.status === 'fulfilled' ? result.value : reasonOf(result.reason)));
const reasonOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.message) : String(error);
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe.each(Object.entries(carriers))('a worker in %s', (_, carrier) => {
  function start({ file = 'whim-worker.mjs', restMs = 60_000, timeLimitMs = 60_000 } = {}): WorkerQueue<
    string,
    unknown,
    true
  > {
    const failures = {
      busy: () => new Error('busy'),
      late: () => new Error('late'),
      failed: (cause?: Error) => new Error('failed', { cause }),
      refused: (reason: string) => new Error(reason),
    };
    const worker = new WorkerQueue<string, unknown, true>({
      name: 'the worker',
      open: carrier(join(TESTING, file)),
      failures,
      warn: (problem) => warned.push(problem),
      maxWaiting: 32,
      timeLimitMs,
      waitLimitMs: 60_000,
      restMs,
    });
    workers.push(worker);
    return worker;
  }
  const run = async (worker: WorkerQueue<string, unknown, true>, ...tasks: string[]): Promise<unknown[]> =>
    outcomes(await Promise.allSettled(tasks.map((task) => worker.run(task))));

  test('one that dies costs its task alone, and another goes on', async () => {
    const worker = start();
    expect(await run(worker, 'one', 'die', 'two', 'three')).toEqual(['one', 'failed', 'two', 'three']);
    expect(worker.state()).toMatchObject({ ready: true, waiting: 0, deaths: 1 });
    expect(warned).toEqual(['the worker died: it ended with code 3']);
  });

  test('a task that never ends is ended, and another worker goes on', async () => {
    const worker = start({ timeLimitMs: 400 });
    expect(await run(worker, 'hang', 'one')).toEqual(['late', 'one']);
    expect(worker.state().deaths).toBe(1);
  });

  test('a task that breaks is told in the log alone, one that is refused to who asked', async () => {
    expect(await run(start(), 'break', 'refuse')).toEqual(['failed', 'no-whim']);
    expect(warned).toEqual(['out of ideas']);
  });

  test('one that cannot start fails those who wait instead of starting for ever', async () => {
    const worker = start({ file: 'dead-worker.mjs' });
    expect(await run(worker, 'one', 'two')).toEqual(['failed', 'failed']);
    expect(worker.state().deaths).toBe(1);
  });

  test('no more wait than fit the queue', async () => {
    const results = await run(start(), ...Array.from({ length: 40 }, () => 'one'));
    expect(results.filter((result) => result === 'one')).toHaveLength(32);
    expect(results.filter((result) => result === 'busy')).toHaveLength(8);
  });

  test('who looks at the screen goes before those who wait', async () => {
    const worker = start();
    const order: string[] = [];
    const note = (task: string, first: boolean): Promise<unknown> =>
      worker.run(task, { first }).then(() => order.push(task));
    await Promise.all([note('photo', false), note('another photo', false), note('a page', true)]);
    expect(order).toEqual(['a page', 'photo', 'another photo']);
  });

  test('who leaves is not waited for, and a task that has not begun is not done', async () => {
    const worker = start();
    const leaving = new AbortController();
    const left = [worker.run('die', { signal: leaving.signal }), worker.run('one')];
    leaving.abort();
    expect(outcomes(await Promise.allSettled([...left, worker.run('two', { signal: leaving.signal })]))).toEqual([
      'abort',
      'one',
      'abort',
    ]);
    expect(worker.state().deaths).toBe(0);
  });

  test('after its end nothing is begun', async () => {
    const worker = start();
    const waiting = worker.run('one');
    const closed = worker.close();
    expect(outcomes(await Promise.allSettled([waiting, worker.run('two')]))).toEqual(['failed', 'busy']);
    await closed;
  });

  test('it can be started before anybody asks, and only once', async () => {
    const worker = start();
    worker.warmUp();
    worker.warmUp();
    await until(() => worker.state().ready !== null);
    expect(await run(worker, 'one')).toEqual(['one']);
    await worker.close();
    worker.warmUp();
    expect(worker.state()).toEqual({ ready: null, waiting: 0, deaths: 0 });
  });

  test('one that nobody has asked for long ends, and the next one who asks starts another', async () => {
    const worker = start({ restMs: 10 });
    for (let turn = 0; turn < 2; turn++) {
      expect(await run(worker, 'one')).toEqual(['one']);
      await until(() => worker.state().ready === null);
    }
    expect(worker.state().deaths).toBe(0);
    expect(warned).toEqual([]);
  });
});
