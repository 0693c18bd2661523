import { idleBetween, idleChecks } from './idle';
import type { ProcessSample } from './processes';

const process = (pid: number, kind: ProcessSample['kind'], processorMs: number): ProcessSample => ({
  pid,
  kind,
  command: `${kind} ${String(pid)}`,
  rss: 1,
  pss: null,
  processorMs,
});

test('what is used meanwhile counts, of the portal and of its database apart; who came meanwhile counts whole, who went not', () => {
  const before = [
    process(1, 'node', 50_000),
    process(2, 'node', 700),
    process(3, 'database', 10_000),
    process(9, 'other', 0),
    process(5, 'node', 8000),
  ];
  const after = [
    process(1, 'node', 50_300),
    process(2, 'node', 760),
    process(3, 'database', 10_600),
    process(4, 'database', 60),
    process(9, 'other', 9000),
  ];
  const idle = idleBetween(before, after, 60_000);
  expect(idle).toEqual({
    seconds: 60,
    processes: [
      { pid: 1, command: 'node 1', percent: 0.5 },
      { pid: 2, command: 'node 2', percent: 0.1 },
    ],
    node: 0.6,
    database: 1.1,
  });
  expect(idleChecks(idle).map(({ inside }) => inside)).toEqual([true, false]);
});
