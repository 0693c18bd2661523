import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newDataFolder, projectRoot } from '@kvadrat/tools/harness';
import { endPortal, runPortal, waitForAds } from './portal-process';

/** All unit suites on a machine that has other work. */
jest.setTimeout(1_800_000);

// Not the synchronous form: connections that the server closes meanwhile have to be noticed.
const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** npm's packages of Node.js itself; not among our dependencies, where its `node` would stand before the installed one. */
const PACKAGE = `node-${process.platform}-${process.arch}@22.23.3`;

let folder: string;
let node: string;

beforeAll(async () => {
  folder = newDataFolder();
  await run(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', PACKAGE],
    { cwd: folder },
  );
  node = join(folder, 'node_modules', PACKAGE.split('@')[0] ?? '', 'bin', 'node');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('the portal starts and serves on Node 22', async () => {
  expect((await run(node, ['--version'])).stdout).toMatch(/^v22\./);
  const portal = runPortal({ node, settings: { DATA_DIR: join(folder, 'data'), DEMO_ADS: '60' } });
  try {
    const origin = await portal.origin();
    await waitForAds(origin, 25);
    const list = await fetch(`${origin}/prodaja-stambene-nekretnine/`);
    expect(list.status).toBe(200);
    expect((await list.text()).match(/<article/g)).toHaveLength(25);
  } finally {
    await endPortal(portal);
  }
});

test('the unit tests pass on Node 22', async () => {
  const args = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'web',
    'node',
    '--silent',
    '--maxWorkers',
    String(availableParallelism() + 1),
  ];
  // Neither this run's portal nor its database is meant for that run.
  const { PATH, HOME } = process.env;
  await expect(
    run(node, args, { cwd: projectRoot, env: { PATH, HOME }, maxBuffer: MAX_OUTPUT_BYTES }),
  ).resolves.toBeDefined();
});
