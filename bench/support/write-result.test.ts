import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measuredCommit } from './measured-commit';
import { writeResult } from './write-result';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kvadrat-results-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const git = (...parameters: string[]): void => {
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.hr', ...parameters], {
    cwd: folder,
    stdio: 'ignore',
  });
};

test('a result says when, on what machine and of which commit it is', async () => {
  await writeResult('map', { fps: 60 }, folder);
  const kept: unknown = JSON.parse(readFileSync(join(folder, 'map.json'), 'utf8'));
  expect(kept).toMatchObject({
    fps: 60,
    dirty: expect.any(Boolean),
    machine: {
      processors: cpus().length,
      node: process.version,
      model: expect.any(String),
      gigabytes: expect.any(Number),
    },
  });
  expect(kept).toHaveProperty('commit');
  expect(kept).toHaveProperty('date', expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
});

test('changes of the code make a result dirty, other results do not', async () => {
  git('init');
  mkdirSync(join(folder, 'bench/results'), { recursive: true });
  writeFileSync(join(folder, 'code.ts'), '1');
  git('add', '.');
  git('commit', '-m', 'one');
  expect(await measuredCommit(folder)).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{40}$/), dirty: false });
  writeFileSync(join(folder, 'bench/results/map.json'), '{}');
  expect(await measuredCommit(folder)).toMatchObject({ dirty: false });
  writeFileSync(join(folder, 'code.ts'), '2');
  expect(await measuredCommit(folder)).toMatchObject({ dirty: true });
});

test('without a history a result is of no commit', async () => {
  expect(await measuredCommit(folder)).toEqual({ commit: null, dirty: false });
});
