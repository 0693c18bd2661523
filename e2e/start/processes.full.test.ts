import { readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { hammer } from './hammer';
import { newDataFolder, usedDataFolder } from '@kvadrat/tools/harness';
import { endPortal, type PortalProcess, runPortal } from './portal-process';
import { countProcesses, isThere, METRICS_TOKEN, until, workersOf } from './worker-processes';

jest.setTimeout(240_000);

/** A portal that the tests visit one after the other: processes come and go in it as in one that runs for years. */
let portal: PortalProcess;
let origin: string;
const folders: string[] = [];
const portals: PortalProcess[] = [];

beforeAll(async () => {
  portal = start(kept(usedDataFolder()));
  origin = await portal.origin();
});
beforeEach(() => until(async () => (await countProcesses(origin)) === 2));
afterAll(async () => {
  await Promise.all(portals.map(endPortal));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function start(dataFolder: string): PortalProcess {
  const started = runPortal({ settings: { DATA_DIR: dataFolder, DEMO_ADS: '0', WORKERS: '2', METRICS_TOKEN } });
  portals.push(started);
  return started;
}

/** Removed when the tests are done. */
function kept(folder: string): string {
  folders.push(folder);
  return folder;
}

test('neither the command lines nor the environment of processes hold the password of the database', () => {
  const password = readFileSync(join(folders[0] ?? '', 'postgres', 'password'), 'utf8').trim();
  for (const pid of [portal.child.pid, ...workersOf(portal)]) {
    for (const file of ['cmdline', 'environ'])
      expect(readFileSync(`/proc/${pid}/${file}`, 'utf8')).not.toContain(password);
  }
  expect(portal.output()).not.toContain(password);
});

test('kill -9 of a process under load costs the requests it was at, and another takes its place', async () => {
  const [victim = 0, other] = workersOf(portal);
  const load = hammer(origin, undefined);
  await until(() => load.count() > 50);
  process.kill(victim, 'SIGKILL');
  const before = load.count();
  await until(() => load.count() > before + 50);
  await until(async () => workersOf(portal).length === 2 && (await countProcesses(origin)) === 2);
  const { 200: good = 0, ...bad } = await load.stop();
  expect(good).toBeGreaterThan(100);
  // Each of the six was asking for one thing when it happened.
  expect(Object.values(bad).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(6);
  expect(workersOf(portal)).toContain(other);
  expect(portal.output()).toContain(
    `Process ${victim} of the portal ended unexpectedly (SIGKILL). Another one takes its place.`,
  );
});

test('SIGUSR2 replaces every process without a lost request, over connections that stay and over one for each request', async () => {
  const before = workersOf(portal);
  const loads = [hammer(origin, new Agent({ keepAlive: true })), hammer(origin, undefined)];
  const came = (more: number): Promise<void> => {
    const least = loads.map((load) => load.count() + more);
    return until(() => loads.every((load, index) => load.count() > (least[index] ?? 0)));
  };
  await came(20);
  portal.child.kill('SIGUSR2');
  await until(() => portal.output().includes('Restarted.'));
  await came(20);
  for (const load of loads) expect(Object.keys(await load.stop())).toEqual(['200']);
  expect(workersOf(portal).filter((pid) => before.includes(pid))).toEqual([]);
  expect(workersOf(portal)).toHaveLength(2);
});

test('kill -9 of the first process: the others end by themselves, and the next start has no trouble', async () => {
  const workers = workersOf(portal);
  portal.child.kill('SIGKILL');
  await until(() => workers.every((pid) => !isThere(pid)));
  portal = start(folders[0] ?? '');
  origin = await portal.origin();
});

test('two processes answer at one port, the first start is told once, and all end together', async () => {
  const first = start(kept(newDataFolder()));
  const address = await first.origin();
  await until(async () => (await countProcesses(address)) === 2);
  const workers = workersOf(first);
  expect(workers).toHaveLength(2);
  for (const line of [
    /Database schema/,
    /Places of Croatia/,
    /mf-search \S+ is live/,
    /PUBLIC_URL is not set/,
    /Kvadrat is at/,
  ])
    expect(first.output().match(new RegExp(line, 'g'))).toHaveLength(1);
  expect(await endPortal(first)).toBe(0);
  expect(first.output()).toMatch(/Stopping\.\n$/);
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
});
