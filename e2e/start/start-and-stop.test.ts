import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtRelease } from '../support/releases';
import { usedDataFolder } from '@kvadrat/tools/harness';
import { endPortal, type PortalProcess, runPortal } from './portal-process';
import { until } from './worker-processes';

jest.setTimeout(240_000);

const folders: string[] = [];
const portals: PortalProcess[] = [];

/** What a portal keeps: the tests follow each other on it, as one portal is started and stopped many times in its life. */
let dataFolder: string;

beforeAll(() => {
  dataFolder = newFolder();
});

afterEach(() => Promise.all(portals.splice(0).map(endPortal)));

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = usedDataFolder();
  folders.push(folder);
  return folder;
}

function start(settings: NodeJS.ProcessEnv = {}): PortalProcess {
  const portal = runPortal({ settings: { DATA_DIR: dataFolder, DEMO_ADS: '0', ...settings } });
  portals.push(portal);
  return portal;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );

test('a wrong setting stops the start with a sentence that says which and why, and no stack', async () => {
  const portal = start({ DEMO_ADS: 'many', RENDER_DEADLINE_MS: '1' });
  expect(await portal.exitCode()).toBe(1);
  expect(portal.output()).toBe(
    'DEMO_ADS is "many", but must be a whole number from 0 to 1000000.\n' +
      'RENDER_DEADLINE_MS is "1", but must be a whole number from 10 to 60000.\n',
  );
});

test('a second portal on the same data folder is refused, and the first goes on', async () => {
  const first = start();
  const origin = await first.origin();
  const second = start();
  expect(await second.exitCode()).toBe(1);
  expect(second.output()).toBe(
    `The data folder ${join(dataFolder, 'postgres')} is in use by the portal (process ${first.child.pid}). Stop it first, or set DATA_DIR to another folder.\n`,
  );
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test('J6 a file of a release that was changed on disk is put back before it is sent, and told as an event of security', async () => {
  const portal = start();
  const origin = await portal.origin();
  const release = (await builtRelease('mf-search')).split('/').at(-1) ?? '';
  const file = join(dataFolder, 'releases', 'mf-search', release, 'entry.js');
  const published = readFileSync(file, 'utf8');
  writeFileSync(file, 'changed');
  expect(await (await fetch(`${origin}/r/mf-search/${release}/entry.js`)).text()).toBe(published);
  expect(readFileSync(file, 'utf8')).toBe(published);
  await until(() => portal.output().includes('"event":"release-file"'));
  const [line = ''] = portal
    .output()
    .split('\n')
    .filter((text) => text.includes('"event":"release-file"'));
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    msg: 'security',
    event: 'release-file',
    outcome: 'restored',
    subject: `mf-search@${release} entry.js`,
  });
});

test('SIGTERM: a request in work is answered, no new one is taken, the exit code is 0', async () => {
  const portal = start();
  const origin = await portal.origin();
  const { port } = new URL(origin);
  const body = JSON.stringify({ code: 'MFE-001', message: 'x' });
  const head = `POST /api-next/platform/report/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const visitor = connect({ host: '127.0.0.1', port: Number(port) });
  await once(visitor, 'connect');
  visitor.write(head + body.slice(0, 10));
  await pause(300);

  const asked = Date.now();
  portal.child.kill('SIGTERM');
  while (await answers(`${origin}/healthz`)) await pause(50);
  visitor.write(body.slice(10));
  const [answer] = await once(visitor, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 204 /);
  expect(await portal.exitCode()).toBe(0);
  expect(Date.now() - asked).toBeLessThan(9000);
});
