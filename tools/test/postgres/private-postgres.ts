import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface PrivatePostgres {
  /** `postgres://…` on a free port of this machine, with a password of its own. */
  url: string;
  /** Ends it and removes all it held. */
  stop: () => Promise<void>;
}

const OWNER = 'kvadrat';
const READY_MS = 60_000;
/** PostgreSQL refuses to run as root. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };
/** Nothing is worth keeping, so that nothing has to wait for the disk. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100', 'jit=off'];

/**
 * Starts a PostgreSQL with an empty cluster in a temporary folder; nobody else's server or data is touched.
 * @param program the `postgres` of an installation, with `initdb` beside it
 * @throws Error with PostgreSQL's own words
 */
export async function startPrivatePostgres(program: string): Promise<PrivatePostgres> {
  const user = process.getuid?.() === 0 ? UNPRIVILEGED : null;
  const folder = mkdtempSync(join(tmpdir(), 'kvadrat-postgres-'));
  const cluster = join(folder, 'cluster');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(18).toString('base64url');
  chmodSync(folder, 0o711);
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user !== null) for (const path of [cluster, passwordFile]) chownSync(path, user.uid, user.gid);
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  let server: ChildProcess | null = null;
  const stop = async (): Promise<void> => {
    if (server !== null && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const options = [
      '-D',
      cluster,
      '-U',
      OWNER,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=hr',
      '--no-sync',
    ];
    execFileSync(join(dirname(program), 'initdb'), options, {
      ...user,
      env,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const port = await freePort();
    const settings = [
      ...SETTINGS,
      `port=${String(port)}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${cluster}`,
    ].flatMap((setting) => ['-c', setting]);
    server = spawn(program, ['-D', cluster, ...settings], {
      ...user,
      env,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    await ready(join(dirname(program), 'pg_isready'), port, server);
    return { url: `postgres://${OWNER}:${password}@127.0.0.1:${String(port)}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ready(program: string, port: number, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline;) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('PostgreSQL ended before it was ready');
    if (spawnSync(program, ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0) return;
    await pause(100);
  }
  throw new Error('PostgreSQL did not get ready');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  server.close();
  await once(server, 'close');
  return port;
}
