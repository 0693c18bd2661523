import { once } from 'node:events';
import { chmodSync, chownSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { newDataFolder, usedDataFolder } from '@kvadrat/tools/harness';
import { endPortal, type PortalProcess, runPortal } from './portal-process';
import { until } from './worker-processes';

jest.setTimeout(120_000);

const SOMEBODY = { uid: 1, gid: 1 };
const asRoot = process.getuid?.() === 0;

const folders: string[] = [];
const portals: PortalProcess[] = [];
const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(portals.splice(0).map(endPortal));
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  return kept(newDataFolder());
}

/** Removed when the tests are done. */
function kept(folder: string): string {
  folders.push(folder);
  return folder;
}

async function listen(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was taken');
  return address.port;
}

function start(settings: NodeJS.ProcessEnv, user?: { uid: number; gid: number }): PortalProcess {
  const portal = runPortal({
    settings: { DATA_DIR: newFolder(), DEMO_ADS: '0', ...settings },
    ...(user === undefined ? {} : { user }),
  });
  portals.push(portal);
  return portal;
}

/** Everything it said until it ended. */
async function lastWords(portal: PortalProcess): Promise<string> {
  expect(await portal.exitCode()).toBe(1);
  return portal.output();
}

describe.each(['1', '2'])('with WORKERS=%s a start that cannot work ends with one sentence:', (WORKERS) => {
  test('a data folder where there can be none', async () => {
    expect(await lastWords(start({ WORKERS, DATA_DIR: '/proc/x' }))).toMatch(
      /^DATA_DIR \/proc\/x cannot be made: ENOENT.*\.\n$/,
    );
  });

  test('a data folder that is closed to us', async () => {
    const folder = newFolder();
    if (asRoot) chownSync(folder, SOMEBODY.uid, SOMEBODY.gid);
    chmodSync(folder, 0o500);
    const portal = start({ WORKERS, DATA_DIR: folder }, asRoot ? SOMEBODY : undefined);
    expect(await lastWords(portal)).toMatch(/^DATA_DIR \S+ cannot be written to: EACCES.*\.\n$/);
  });

  test('a port in use', async () => {
    const port = await listen();
    expect(await lastWords(start({ WORKERS, PORT: String(port) }))).toBe(
      `Port ${port} is in use by another program. Set PORT to a free one.\n`,
    );
  });

  test('a database that refuses', async () => {
    const portal = start({ WORKERS, DATABASE_URL: 'postgres://ana:secret@127.0.0.1:1/kvadrat' });
    expect(await lastWords(portal)).toBe(
      'The database 127.0.0.1:1/kvadrat cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n',
    );
  });

  test('a database that says nothing', async () => {
    const port = await listen();
    const portal = start({ WORKERS, DATABASE_URL: `postgres://ana:secret@127.0.0.1:${port}/kvadrat` });
    expect(await lastWords(portal)).toBe(
      `The database 127.0.0.1:${port}/kvadrat cannot be reached: it does not answer within 3 seconds.\n`,
    );
  });

  test('a port for answers by mail that is in use', async () => {
    const port = await listen();
    const portal = start({
      WORKERS,
      REPLY_DOMAIN: 'odgovor.example.hr',
      REPLY_SMTP_LISTEN: `127.0.0.1:${port}`,
      DATA_DIR: kept(usedDataFolder()),
    });
    const words = await lastWords(portal);
    expect(words).toMatch(/^REPLY_SMTP_LISTEN is "127\.0\.0\.1:\d+", where nothing can listen: .*EADDRINUSE.*$/m);
    expect(words.match(/REPLY_SMTP_LISTEN/g)).toHaveLength(1);
  });

  test('SIGTERM ends a start that waits for its database, without a word about it', async () => {
    const port = await listen();
    const asked = once(servers[0] ?? createServer(), 'connection');
    const portal = start({ WORKERS, DATABASE_URL: `postgres://ana:secret@127.0.0.1:${port}/kvadrat` });
    await asked;
    portal.child.kill('SIGTERM');
    expect(await portal.exitCode()).toBe(0);
    expect(portal.output()).toBe('Stopping.\n');
  });

  test('SIGTERM ends a start that brings the database up to date, and leaves none behind', async () => {
    const settings = { WORKERS, DATA_DIR: newFolder() };
    const portal = start(settings);
    await until(() => portal.output().includes('Database schema'));
    portal.child.kill('SIGTERM');
    expect(await portal.exitCode()).toBe(0);
    expect(portal.output()).toMatch(/Database schema: .*\nStopping\.\n$/);
    const next = start(settings);
    await next.origin();
    expect(next.output()).not.toContain('Stopped PostgreSQL');
  });
});
