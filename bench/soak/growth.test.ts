import { growthOf, type Sample } from './growth';

const at = (seconds: number, ...processes: [pid: number, megabytes: number, processorMs: number][]): Sample => ({
  seconds,
  processes: processes.map(([pid, megabytes, processorMs]) => ({ pid, command: `p${String(pid)}`, megabytes, processorMs })),
});

test('growth is from the median of the first quarter to that of the last, idle is what a process uses meanwhile', () => {
  const load = [100, 102, 500, 110, 108, 112, 120, 122].map((megabytes, index) => at(index * 10, [1, megabytes, 0], [2, 50, 0]));
  const idle = [at(80, [1, 120, 5000], [2, 50, 100]), at(140, [1, 120, 5600], [2, 50, 100])] as const;
  expect(growthOf(load, idle)).toEqual([
    { pid: 1, command: 'p1', first: 101, last: 121, most: 500, growth: 19.8, idlePercent: 1 },
    { pid: 2, command: 'p2', first: 50, last: 50, most: 50, growth: 0, idlePercent: 0 },
  ]);
});

test('a process that came late has no growth, and one that ended is not told of', () => {
  const idle = [at(10, [3, 40, 0]), at(20, [3, 40, 1000])] as const;
  expect(growthOf([at(0, [1, 100, 0])], idle)).toEqual([{ pid: 3, command: 'p3', first: 0, last: 0, most: 0, growth: 0, idlePercent: 10 }]);
});
