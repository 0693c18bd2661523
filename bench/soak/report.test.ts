import type { Sample } from './growth';
import { reportOf } from './report';

const at = (seconds: number, megabytes: number): Sample => ({
  seconds,
  heap: megabytes / 2,
  processes: [
    { pid: 1, kind: 'node', command: 'node main.cjs', rss: megabytes, pss: megabytes - 10, processorMs: 0 },
    { pid: 2, kind: 'database', command: 'postgres', rss: 400, pss: 20, processorMs: 0 },
  ],
});
const idle = { seconds: 60, processes: [{ pid: 1, command: 'node main.cjs', percent: 0.2 }], node: 0.2, database: 0.1 };

test('a process that stays as it is holds, of the database only its part of the memory is told', () => {
  const { processes, together, heap, checks, line } = reportOf(
    [at(60, 280), at(120, 300), at(180, 300), at(240, 300)],
    idle,
    400,
    4,
  );
  expect(processes).toMatchObject([{ pid: 1, most: 300, growth: 0 }]);
  expect([together.last, heap.last]).toEqual([310, 150]);
  expect(checks.filter(({ inside }) => !inside)).toEqual([]);
  expect(line[0]).toEqual({ minute: 1, rss: { 1: 280 }, pss: { 1: 270 }, databasePss: 20, heap: 140 });
});

test.each([
  ['resident memory of the largest process once warm, MB', [340, 351, 351, 351], 351],
  ['growth of a process after the warm-up, %', [100, 200, 220, 240], 20],
])('%s is held', (what, sizes, measured) => {
  const samples = sizes.map((megabytes, index) => at(60 * (index + 1), megabytes));
  expect(reportOf(samples, idle, 400, 4).checks.filter(({ inside }) => !inside)).toMatchObject([{ what, measured }]);
});

test('each remote more than four may take 25 MB', () => {
  const samples = [440, 450, 450, 450].map((megabytes, index) => at(60 * (index + 1), megabytes));
  const outside = (remotes: number): number =>
    reportOf(samples, idle, 400, remotes).checks.filter(({ inside }) => !inside).length;
  expect([outside(7), outside(8)]).toEqual([1, 0]);
});
