import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processTree, readStat } from './processes';

test('a process is read whatever its name holds', () => {
  const stat =
    '77 (postgres: (a) b) S 42 77 77 0 -1 4194560 1 0 0 0 150 50 0 0 20 0 1 0 100 1000000 25600 18446744073709551615 1';
  expect(readStat(stat, '', 77)).toEqual({
    parent: 42,
    sample: { pid: 77, command: 'postgres: (a) b', kind: 'database', rss: 100, processorMs: 2000 },
  });
  expect(readStat(stat, '/usr/bin/node\0server/dist/main.cjs\0', 77).sample).toMatchObject({
    command: 'node main.cjs',
    kind: 'node',
  });
});

test('children of children belong to a process, its siblings do not', async () => {
  const below = 'setInterval(() => {}, 1000); process.stdout.write("up")';
  const program = `const { spawn } = require('node:child_process');
    const below = spawn(process.execPath, ['-e', ${JSON.stringify(below)}], { stdio: ['ignore', 'pipe', 'ignore'] });
    below.stdout.once('data', () => process.stdout.write(String(below.pid)));
    process.once('SIGTERM', () => { below.kill(); process.exit(); });`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [told] = await once(child.stdout, 'data');
  const tree = await processTree(child.pid ?? 0);
  expect(tree.map(({ pid }) => pid)).toEqual([child.pid, Number(String(told))].sort((a, b) => Number(a) - Number(b)));
  for (const { kind, command, rss, pss } of tree) {
    expect([kind, command.startsWith('node -e'), rss > 5]).toEqual(['node', true, true]);
    // Both run the same program, of which each has a part.
    expect(pss).toBeGreaterThan(5);
    expect(pss).toBeLessThan(rss);
  }
  expect((await processTree(process.pid)).map(({ pid }) => pid)).toEqual(
    expect.arrayContaining([process.pid, child.pid]),
  );
  child.kill('SIGTERM');
  await once(child, 'exit');
});
