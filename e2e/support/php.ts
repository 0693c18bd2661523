import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '@kvadrat/tools/harness';
import { portalOrigin } from './portal-origin';

const START_MS = 10_000;
/** Environment variable with that origin. */
export const NEIGHBOUR = 'NEIGHBOUR_ORIGIN';

/**
 * Serves the demo pages of `e2e/legacy-php` for a test file, as a site of its own, or as a neighbour of the portal whose visitors'
 * sessions it shares (`ACCOUNT_ORIGINS`).
 * @returns its origin, while tests run
 */
export function useLegacySite(whose: 'own' | 'neighbour' = 'own'): () => string {
  let server: ChildProcess | undefined;
  let origin = '';
  beforeAll(async () => {
    origin = whose === 'neighbour' ? neighbourOrigin() : `http://127.0.0.1:${await freePort()}`;
    server = await servePhp(new URL(origin).host, { KVADRAT_ORIGIN: portalOrigin() });
  });
  afterAll(() => {
    server?.kill();
  });
  return () => origin;
}

/**
 * Starts PHP's own server over the demo pages and waits until it answers.
 * @param host address and port to listen on
 */
export async function servePhp(host: string, settings: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const started = spawn(process.env['PHP_PATH'] ?? 'php', ['-S', host, '-t', join(projectRoot, 'e2e/legacy-php')], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  const failure = new Promise<never>((_, reject) => {
    started.once('error', reject);
  });
  await Promise.race([answers(`http://${host}/clean.php`), failure]);
  return started;
}

async function answers(address: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return;
    await pause(50);
  }
  throw new Error(`${address} does not answer`);
}

/** Origin that the portal of this run lets act for its visitors. */
function neighbourOrigin(): string {
  const origin = process.env[NEIGHBOUR];
  if (origin === undefined) throw new Error(`${NEIGHBOUR} names no origin`);
  return origin;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address === null || typeof address === 'string' ? reject(new Error('no port')) : resolve(address.port),
      );
    });
  });
}
