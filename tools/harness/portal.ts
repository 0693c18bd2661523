import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newDataFolder, usedDataFolder } from './portal-data';

export const projectRoot = join(import.meta.dirname, '../..');

export interface Portal {
  /** Without a final slash. */
  origin: string;
  dataFolder: string;
  /** Of the process that was started; it may have others below it. */
  pid: number;
  /** All it has printed so far. */
  output: () => string;
  /** Ends it as an operator would, and removes its data. */
  stop: () => Promise<void>;
}

/** Enough for several pages of every list the tests look at, and quick to load. */
const DEMO_ADS = 500;
/** Drawing all four hundred takes a minute of both processors; of those beyond, journeys look at some. */
const DEMO_PICTURES = 40;
/** The machine the tests are meant for runs several portals at a time; `npm run test:full` also has two processes in each. */
export const TEST_WORKERS = process.env['KVADRAT_TEST_WORKERS'] ?? '1';
/** Whoever says what is in the data gets no other. */
const OF_DEMONSTRATION = ['DEMO_ADS', 'DEMO_PICTURES'] as const;
const START_DEADLINE_MS = 240_000;
const PICTURES_DONE = /Pictures of demonstration ads: (\d+) of \1\./;
const STOP_DEADLINE_MS = 30_000;

/** How the portals that run now are stopped. */
const running = new Set<() => Promise<void>>();

/** Ends all portals that this process has started, and removes their data: for programs that are told to end meanwhile. */
export async function stopPortals(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

/**
 * Starts the built portal on a free port with data of its own and waits until its demonstration ads
 * and the first of their pictures are there. Where data was prepared and nothing else is asked for, a copy of it is begun with.
 * @throws {Error} with the portal's output when it ends or does not get ready in four minutes
 */
export async function startPortal(settings: NodeJS.ProcessEnv = {}): Promise<Portal> {
  const isOwn = OF_DEMONSTRATION.some((name) => settings[name] !== undefined);
  const dataFolder = settings['DATA_DIR'] ?? (isOwn ? newDataFolder() : usedDataFolder());
  const isNew = !existsSync(dataFolder) || readdirSync(dataFolder).length === 0;
  const child = spawn(process.execPath, ['server/dist/main.cjs'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      WORKERS: TEST_WORKERS,
      DATA_DIR: dataFolder,
      DEMO_ADS: String(DEMO_ADS),
      DEMO_PICTURES: String(DEMO_PICTURES),
      ...settings,
    },
    // By its channel it sees when this process is gone, and ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const stop = async (): Promise<void> => {
    running.delete(stop);
    await end(child);
    if (settings['DATA_DIR'] === undefined) await rm(dataFolder, { recursive: true, force: true });
  };
  running.add(stop);
  try {
    const origin = await readyOrigin(child, () => output, isNew && settings['DEMO_PICTURES'] !== '0');
    return { origin, dataFolder, pid: child.pid ?? 0, output: () => output, stop };
  } catch (error) {
    await stop();
    throw new Error(`the portal did not start\n${output}`, { cause: error });
  }
}

/** @param draws whether its pictures are still to be drawn; of none at all nothing is said */
async function readyOrigin(child: ChildProcess, output: () => string, draws: boolean): Promise<string> {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended');
    if (Date.now() > deadline) throw new Error('it took too long');
    await pause(500);
    const origin = /https?:\/\/[\w.[\]:-]+:\d+/.exec(output())?.[0];
    if (origin === undefined) continue;
    // The portal can be visited before: ads and pictures go on arriving.
    // Asked where it listens: `PUBLIC_URL` may name a host that only a browser of a test knows.
    if ((!draws || PICTURES_DONE.test(output())) && (await countAds(`http://127.0.0.1:${new URL(origin).port}`)) > 0)
      return origin;
  }
}

async function countAds(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api-next/search-list/listings/`).catch(() => null);
  if (response?.ok !== true) return -1;
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null && 'count' in answer ? Number(answer.count) : -1;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
  await ended;
  clearTimeout(late);
}
