import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot, TEST_WORKERS } from '@kvadrat/tools/harness';

export interface ProcessOptions {
  /** Arguments of Node; the built server when left out. */
  args?: readonly string[];
  cwd?: string;
  settings?: NodeJS.ProcessEnv;
  /** Another Node.js. */
  node?: string;
  /** Runs it as this user; only root may. */
  user?: { uid: number; gid: number };
}

export interface PortalProcess {
  child: ChildProcess;
  output: () => string;
  /** Waits for the address it prints, without a slash at its end. */
  origin: () => Promise<string>;
  /** Waits for its end. */
  exitCode: () => Promise<number | null>;
}

const READY_DEADLINE_MS = 240_000;

/** Starts the portal's program as a person would, on a free port of this machine only. */
export function runPortal(options: ProcessOptions): PortalProcess {
  const { args = ['server/dist/main.cjs'], cwd = projectRoot, settings = {}, node = process.execPath, user } = options;
  const { PATH, HOME } = process.env;
  const child = spawn(node, args, {
    cwd,
    ...user,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      WORKERS: TEST_WORKERS,
      DEMO_PICTURES: '0',
      // On a busy machine a page must be late, not different.
      RENDER_DEADLINE_MS: '5000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = once(child, 'close').then(() => child.exitCode);
  const origin = async (): Promise<string> => {
    const deadline = Date.now() + READY_DEADLINE_MS;
    for (;;) {
      const found = /Kvadrat is at (\S+)\//.exec(text)?.[1];
      if (found !== undefined) return found;
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
        throw new Error(`The portal did not start.\n${text}`);
      await pause(50);
    }
  };
  return { child, output: () => text, origin, exitCode: () => ended };
}

/** Ends it in order. @returns its exit code */
export async function endPortal(portal: PortalProcess): Promise<number | null> {
  portal.child.kill('SIGTERM');
  return portal.exitCode();
}

/** Waits until the portal counts at least so many ads. @returns how many there are */
export async function waitForAds(origin: string, atLeast = 1): Promise<number> {
  const deadline = Date.now() + READY_DEADLINE_MS;
  for (;;) {
    const count = await countAds(origin);
    if (count >= atLeast) return count;
    if (Date.now() > deadline) throw new Error(`There are ${count} ads, not ${atLeast}.`);
    await pause(200);
  }
}

async function countAds(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api-next/search-list/listings/`);
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null && 'count' in answer ? Number(answer.count) : -1;
}
