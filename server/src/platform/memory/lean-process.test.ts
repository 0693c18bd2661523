import { execFileSync } from 'node:child_process';
import { leanArguments, leanEnvironment, threadLimits } from './lean-process';

/** What a program says that runs as a process of the portal. */
const run = (program: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [...leanArguments, '--import', 'tsx', '--input-type=module', '-e', program], {
      env: leanEnvironment(),
      encoding: 'utf8',
    }),
  );

test('a process of the portal has a small heap, and its threads the limits they ask for', () => {
  const limits = run(`
    import { getHeapStatistics } from 'node:v8';
    import { Worker } from 'node:worker_threads';
    import * as lean from '${import.meta.dirname}/lean-process.ts';
    const megabytes = () => Math.round(getHeapStatistics().heap_size_limit / 1048576);
    lean.freeThreadsOfLimits();
    const thread = new Worker("const { getHeapStatistics } = require('node:v8'); require('node:worker_threads').parentPort.postMessage(Math.round(getHeapStatistics().heap_size_limit / 1048576))", { eval: true, execArgv: [], resourceLimits: lean.threadLimits(64) });
    thread.on('message', (ofThread) => console.log(JSON.stringify([megabytes(), ofThread])));`);
  expect(limits).toEqual([expect.any(Number), expect.any(Number)]);
  const [ofProcess = 0, ofThread = 0] = limits as number[];
  expect(ofProcess).toBeGreaterThanOrEqual(384);
  expect(ofProcess).toBeLessThan(440);
  expect(ofThread).toBeGreaterThanOrEqual(64);
  expect(ofThread).toBeLessThan(100);
});

test('what the operator has set for memory stays', () => {
  expect(leanEnvironment({ MALLOC_ARENA_MAX: '8', HOME: '/home/kvadrat' })).toMatchObject({
    MALLOC_ARENA_MAX: '8',
    MALLOC_TRIM_THRESHOLD_: '131072',
    HOME: '/home/kvadrat',
  });
  expect(threadLimits(64).maxYoungGenerationSizeMb).toBeLessThan(32);
});
