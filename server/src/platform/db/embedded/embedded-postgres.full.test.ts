import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../../settings';
import { createDb, type DbHandle } from '../create-db';
import { withTemporaryFolders } from '../testing/temporary-folder';
import { DataFolderInUse, type EmbeddedPostgres, findRunning, startEmbedded } from './embedded-postgres';
import { readPostmaster } from './postmaster-file';
import { fullTest } from '../../testing/full-run';

const dataFolder = withTemporaryFolders();
const running: EmbeddedPostgres[] = [];
const handles: DbHandle[] = [];
let reports: string[] = [];

beforeEach(() => {
  reports = [];
});

afterEach(async () => {
  await Promise.all(handles.splice(0).map((handle) => handle.close()));
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function start(dataDir: string): Promise<DbHandle> {
  const server = await startEmbedded({
    dataDir,
    role: 'the tests',
    report: (message) => reports.push(message),
    onGivenUp: (error) => reports.push(error.message),
  });
  running.push(server);
  const handle = createDb(server.address, { poolSize: 2 });
  handles.push(handle);
  return handle;
}

const cluster = (dataDir: string): string => join(dataDir, 'postgres', 'cluster');

async function settings(handle: DbHandle): Promise<Record<string, string>> {
  const rows = await handle.sql<{ name: string; setting: string }[]>`SELECT name, setting FROM pg_settings`;
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

test('a new folder becomes a durable Croatian UTF-8 database that no network reaches', async () => {
  const dataDir = dataFolder();
  const handle = await start(dataDir);
  const values = await settings(handle);
  expect(values).toMatchObject({
    listen_addresses: '',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    jit: 'off',
    random_page_cost: '1.1',
    server_encoding: 'UTF8',
    password_encryption: 'scram-sha-256',
  });
  const words = ['žaba', 'dan', 'čaj', 'cvijet', 'ćuk', 'đak', 'džep'];
  const sorted = await handle.sql<
    { word: string }[]
  >`SELECT word FROM unnest(${words}::text[]) AS t (word) ORDER BY word`;
  expect(sorted.map(({ word }) => word)).toEqual(['cvijet', 'čaj', 'ćuk', 'dan', 'džep', 'đak', 'žaba']);
});

test('socket, data and password are private, and the password is needed', async () => {
  const dataDir = dataFolder();
  const handle = await start(dataDir);
  const postmaster = readPostmaster(cluster(dataDir));
  expect(statSync(postmaster?.socketFolder ?? '').mode & 0o777).toBe(0o700);
  expect(statSync(cluster(dataDir)).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
  expect((await settings(handle))['unix_socket_permissions']).toBe('0700');

  const address = running[0]?.address;
  if (address === undefined || 'url' in address) throw new Error('no embedded address');
  const stranger = createDb({ ...address, password: 'guess' });
  await expect(stranger.sql`SELECT 1`).rejects.toThrow(/password authentication failed/);
  await stranger.close();
});

fullTest('a path of 150 characters with a space and a č, which no socket could have', async () => {
  const base = dataFolder();
  const name = `moj kućni portal č ${'x'.repeat(Math.max(10, 150 - base.length - 20))}`;
  const dataDir = join(base, name);
  mkdirSync(dataDir, { mode: 0o755 });
  expect(Buffer.byteLength(dataDir)).toBeGreaterThanOrEqual(150);
  const handle = await start(dataDir);
  expect(await handle.sql`SELECT 1 AS one`).toMatchObject([{ one: 1 }]);
});

test('a folder in use is refused with a sentence that names who uses it', async () => {
  const dataDir = dataFolder();
  await start(dataDir);
  const second = start(dataDir);
  await expect(second).rejects.toThrow(DataFolderInUse);
  await expect(second).rejects.toThrow(
    `The data folder ${join(dataDir, 'postgres')} is in use by the tests (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
});

fullTest('another process finds the running server, and none after it stopped', async () => {
  const dataDir = dataFolder();
  expect(findRunning(dataDir)).toBeUndefined();
  await start(dataDir);
  const found = findRunning(dataDir);
  expect(found).toEqual(running[0]?.address);
  await Promise.all(handles.splice(0).map((handle) => handle.close()));
  await Promise.all(running.splice(0).map((server) => server.stop()));
  expect(findRunning(dataDir)).toBeUndefined();
  expect(existsSync(join(dataDir, 'postgres', 'owner.json'))).toBe(false);
});

test('kill -9 of the database: it is started again by itself and nothing committed is lost', async () => {
  const dataDir = dataFolder();
  const { sql } = await start(dataDir);
  await sql`CREATE TABLE committed (n int PRIMARY KEY)`;
  for (let n = 1; n <= 200; n += 1) await sql`INSERT INTO committed VALUES (${n})`;
  const pid = readPostmaster(cluster(dataDir))?.pid;
  if (pid === undefined) throw new Error('no postmaster');
  process.kill(pid, 'SIGKILL');
  const count = await eventually(async () => {
    const [row] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM committed`;
    if (readPostmaster(cluster(dataDir))?.pid === pid) throw new Error('still the killed one');
    return row?.n;
  });
  expect(count).toBe(200);
  expect(reports[0]).toBe('PostgreSQL ended unexpectedly (SIGKILL). It is started again.');
});

fullTest('kill -9 of the server: the next start takes over and nothing committed is lost', async () => {
  const dataDir = dataFolder();
  const program = join(projectRoot(), 'server/src/platform/db/testing/commit-rows.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('\n300\n')) break;
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  const acknowledged = Number(output.trimEnd().split('\n').at(-2));
  const orphan = readPostmaster(cluster(dataDir))?.pid;

  const { sql } = await start(dataDir);
  expect(reports).toContain(`Stopped PostgreSQL process ${orphan}, left by a portal that was killed.`);
  const [row] = await sql<{ n: number; top: number }[]>`SELECT count(*)::int AS n, max(n) AS top FROM committed`;
  expect(acknowledged).toBeGreaterThanOrEqual(299);
  expect(row?.n).toBeGreaterThanOrEqual(acknowledged);
  expect(row?.n).toBe(row?.top);
});

fullTest(
  'lock files of a killed machine do not stop the start, even when their process ids are in use again',
  async () => {
    const dataDir = dataFolder();
    await start(dataDir);
    const lock = readFileSync(join(cluster(dataDir), 'postmaster.pid'), 'utf8');
    await Promise.all(handles.splice(0).map((handle) => handle.close()));
    await Promise.all(running.splice(0).map((server) => server.stop()));
    writeFileSync(join(cluster(dataDir), 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
    writeFileSync(
      join(dataDir, 'postgres', 'owner.json'),
      JSON.stringify({ pid: process.ppid, started: '1', role: 'the portal' }),
    );
    const handle = await start(dataDir);
    expect(await handle.sql`SELECT 1 AS one`).toMatchObject([{ one: 1 }]);
  },
);

fullTest('a first start that was killed half way leaves nothing that disturbs the next', async () => {
  const dataDir = dataFolder();
  const halfDone = join(dataDir, 'postgres', 'new-1', 'cluster');
  mkdirSync(halfDone, { recursive: true });
  writeFileSync(join(halfDone, 'PG_VERSION'), '18');
  await start(dataDir);
  expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('new-'))).toEqual([]);
});

test('data of another major version is refused with the way out', async () => {
  const dataDir = dataFolder();
  mkdirSync(cluster(dataDir), { recursive: true });
  writeFileSync(join(cluster(dataDir), 'PG_VERSION'), '16\n');
  await expect(start(dataDir)).rejects.toThrow(
    /is of PostgreSQL 16, this release brings PostgreSQL 18\. .*npm run db -- export/,
  );
  expect(existsSync(join(dataDir, 'postgres', 'owner.json'))).toBe(false);
});

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}
