import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endPortal, type PortalProcess, runPortal } from './portal-process';

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
  const portal = runPortal({ settings: { DATA_DIR: dataFolder, DEMO_ADS: '0', WORKERS: '2', ...settings } });
  portals.push(portal);
  return portal;
}

/** Ids of the processes that serve, oldest first. */
function workersOf({ child }: PortalProcess): number[] {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return children.filter((pid) => commandOf(pid).includes('main.cjs'));
}

/** Empty for a process that has just ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** How many processes answer together, as they say themselves. */
async function countProcesses(origin: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`).catch(() => null);
  return Number(/^kvadrat_processes (\d+)$/m.exec((await response?.text()) ?? '')?.[1] ?? 0);
}

async function until(reached: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await reached())) await pause(50);
}

interface Hammering {
  /** Ends it. @returns what came: statuses and failures, each with how often */
  stop: () => Promise<Record<string, number>>;
  count: () => number;
}

/** Visitors who ask without a pause, each after its last answer. */
function hammer(origin: string, agent: Agent | undefined, visitors = 6): Hammering {
  const came: Record<string, number> = {};
  let answers = 0;
  let stopped = false;
  const ask = (): Promise<string> =>
    new Promise((resolve) => {
      const request = get(`${origin}/openapi.json`, { agent: agent ?? false }, (response: IncomingMessage) => {
        response.resume().on('end', () => resolve(String(response.statusCode))).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      });
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  const visits = Array.from({ length: visitors }, async () => {
    while (!stopped) {
      const outcome = await ask();
      came[outcome] = (came[outcome] ?? 0) + 1;
      answers += 1;
    }
  });
  return {
    count: () => answers,
    stop: async () => {
      stopped = true;
      await Promise.all(visits);
      agent?.destroy();
      return came;
    },
  };
}

test('two processes answer at one port, the start is told once, and all end together', async () => {
  const portal = start();
  const origin = await portal.origin();
  await until(async () => (await countProcesses(origin)) === 2);
  const workers = workersOf(portal);
  expect(workers).toHaveLength(2);
  for (const line of [/Database schema/, /Places of Croatia/, /mf-search \S+ is live/, /Kvadrat is at/]) expect(portal.output().match(new RegExp(line, 'g'))).toHaveLength(1);
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

function isThere(pid: number): boolean {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
