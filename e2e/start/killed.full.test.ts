import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newDataFolder } from '@kvadrat/tools/harness';
import { endPortal, type PortalProcess, type ProcessOptions, runPortal, waitForAds } from './portal-process';

jest.setTimeout(300_000);

/** Several batches: the first of them is 50. */
const ADS = 1000;

let dataFolder: string;
const portals: PortalProcess[] = [];

beforeEach(() => {
  dataFolder = newDataFolder();
});

afterEach(async () => {
  await Promise.all(portals.splice(0).map(endPortal));
  rmSync(dataFolder, { recursive: true, force: true });
});

function start(options: ProcessOptions = {}): PortalProcess {
  const portal = runPortal({ ...options, settings: { DATA_DIR: dataFolder, DEMO_ADS: String(ADS) } });
  portals.push(portal);
  return portal;
}

const databaseProcess = (): number =>
  Number(readFileSync(join(dataFolder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('kill -9 of the server in the middle of its first run: the next start has what was there and goes on', async () => {
  const first = start();
  while (!first.output().includes(`Demonstration ads: 50 of ${ADS}.`)) await pause(5);
  first.child.kill('SIGKILL');
  await first.exitCode();
  expect(first.output()).not.toContain(`Demonstration ads: ${ADS} of`);

  const next = start();
  const origin = await next.origin();
  expect(next.output()).toMatch(/Stopped PostgreSQL process \d+, left by a portal that was killed\./);
  expect(await allAds(next, origin)).toBeGreaterThan(50);
  expect(next.output()).not.toContain('Demonstration ads: 50 of');
});

test('kill -9 of the database: the portal starts it again, answers, and has every ad', async () => {
  const portal = start();
  const origin = await portal.origin();
  const all = await allAds(portal, origin);
  const killed = databaseProcess();
  process.kill(killed, 'SIGKILL');
  while (!(await isHealthy(origin)) || databaseProcess() === killed) await pause(50);
  expect(portal.output()).toContain('PostgreSQL ended unexpectedly (SIGKILL). It is started again.');
  expect(await waitForAds(origin)).toBe(all);
  expect((await fetch(`${origin}/prodaja-stambene-nekretnine/`)).status).toBe(200);
  expect(portal.child.exitCode).toBeNull();
});

test('kill -9 of npm start: the portal ends in order with it', async () => {
  const portal = start({ args: ['tools/start/start.mjs'] });
  const origin = await portal.origin();
  portal.child.kill('SIGKILL');
  // Its output stays open until the portal itself has ended.
  await portal.exitCode();
  expect(portal.output()).toMatch(/Stopping\.\n$/);
  await expect(fetch(origin)).rejects.toThrow();
  const next = start();
  await next.origin();
  expect(next.output()).not.toContain('Stopped PostgreSQL');
});

test('SIGTERM of npm, which does not reach what it runs: the portal ends in order all the same', async () => {
  const npm = runPortal({ node: 'npm', args: ['start'], settings: { DATA_DIR: dataFolder, DEMO_ADS: '0' } });
  portals.push(npm);
  const origin = await npm.origin();
  npm.child.kill('SIGTERM');
  // Its output stays open until the portal itself has ended.
  await npm.exitCode();
  expect(npm.output()).toMatch(/Stopping\.\n$/);
  await expect(fetch(origin)).rejects.toThrow();
});

/** How many ads the list has, once all are made and the read model has taken them over. */
async function allAds(portal: PortalProcess, origin: string): Promise<number> {
  while (!portal.output().includes(`Demonstration ads: ${ADS} of ${ADS}.`)) await pause(100);
  for (let before = 0, now = await waitForAds(origin); ; before = now, now = await waitForAds(origin)) {
    if (before === now) return now;
    await pause(1500);
  }
}

async function isHealthy(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}
