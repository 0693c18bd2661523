import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hammer } from './hammer';
import { endPortal, type PortalProcess, runPortal } from './portal-process';
import { countProcesses, isThere, METRICS_TOKEN, until, workersOf } from './worker-processes';

jest.setTimeout(240_000);

let dataFolder: string;
const portals: PortalProcess[] = [];

beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kvadrat-processes-'));
  // The database's own user has to walk through it when we are root.
  chmodSync(dataFolder, 0o711);
});
afterEach(() => Promise.all(portals.splice(0).map(endPortal)));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

function start(settings: NodeJS.ProcessEnv = {}): PortalProcess {
  const portal = runPortal({ settings: { DATA_DIR: dataFolder, DEMO_ADS: '0', WORKERS: '2', METRICS_TOKEN, ...settings } });
  portals.push(portal);
  return portal;
}

test('two processes answer at one port, the start is told once, and all end together', async () => {
  const portal = start();
  const origin = await portal.origin();
  await until(async () => (await countProcesses(origin)) === 2);
  const workers = workersOf(portal);
  expect(workers).toHaveLength(2);
  for (const line of [/Database schema/, /Places of Croatia/, /mf-search \S+ is live/, /PUBLIC_URL is not set/, /Kvadrat is at/]) expect(portal.output().match(new RegExp(line, 'g'))).toHaveLength(1);
  expect(await endPortal(portal)).toBe(0);
  expect(portal.output()).toMatch(/Stopping\.\n$/);
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
});

test('neither the command lines nor the environment of processes hold the password of the database', async () => {
  const portal = start();
  await portal.origin();
  const password = readFileSync(join(dataFolder, 'postgres', 'password'), 'utf8').trim();
  for (const pid of [portal.child.pid, ...workersOf(portal)]) {
    for (const file of ['cmdline', 'environ']) expect(readFileSync(`/proc/${pid}/${file}`, 'utf8')).not.toContain(password);
  }
  expect(portal.output()).not.toContain(password);
});

test('kill -9 of a process under load costs the requests it was at, and another takes its place', async () => {
  const portal = start();
  const origin = await portal.origin();
  await until(async () => (await countProcesses(origin)) === 2);
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
  expect(portal.output()).toContain(`Process ${victim} of the portal ended unexpectedly (SIGKILL). Another one takes its place.`);
});

test.each([
  ['with connections that stay', () => new Agent({ keepAlive: true })],
  ['with a connection for each request', () => undefined],
])('SIGUSR2 replaces every process without a lost request, %s', async (_how, agent) => {
  const portal = start();
  const origin = await portal.origin();
  await until(async () => (await countProcesses(origin)) === 2);
  const before = workersOf(portal);
  const load = hammer(origin, agent());
  await until(() => load.count() > 20);
  portal.child.kill('SIGUSR2');
  await until(() => portal.output().includes('Restarted.'));
  const after = load.count();
  await until(() => load.count() > after + 20);
  const came = await load.stop();
  expect(Object.keys(came)).toEqual(['200']);
  expect(workersOf(portal).filter((pid) => before.includes(pid))).toEqual([]);
  expect(workersOf(portal)).toHaveLength(2);
});

test('kill -9 of the first process: the others end by themselves', async () => {
  const portal = start();
  await portal.origin();
  const workers = workersOf(portal);
  portal.child.kill('SIGKILL');
  await until(() => workers.every((pid) => !isThere(pid)));
  const next = start();
  await next.origin();
  expect(await endPortal(next)).toBe(0);
});
