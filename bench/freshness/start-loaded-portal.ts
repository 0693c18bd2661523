import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectRoot, SERVER_SOURCES } from '@kvadrat/tools/harness';
import { loadDemoAds } from '../support/load-demo-ads';

export interface LoadedPortal {
  origin: string;
  dataFolder: string;
  /** Of the process that was started; others are below it. */
  pid: number;
  stop: () => Promise<void>;
}

const LEAVE_PICTURES = 'demo-world/src/testing/leave-pictures.ts';
const START_DEADLINE_MS = 120_000;

/**
 * The built portal with so many invented ads, without drawing their pictures meanwhile.
 * @param loaded a data folder that has them already, of a portal that does not run; worked on in a copy
 * @param settings beside those of every bench
 */
export async function startLoadedPortal(
  ads: number,
  loaded?: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<LoadedPortal> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kvadrat-fresh-'));
  // The database's own user has to walk through it when we are root.
  await chmod(dataFolder, 0o711);
  if (loaded === undefined) await loadDemoAds(dataFolder, ads);
  // Node's own copying keeps no owner, and the database refuses files of somebody else.
  else await promisify(execFile)('cp', ['-a', `${loaded}/.`, dataFolder]);
  await promisify(execFile)(process.execPath, [...SERVER_SOURCES, LEAVE_PICTURES], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  const child = spawn(process.execPath, ['server/dist/main.cjs'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataFolder,
      DEMO_ADS: '0',
      API_REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    },
    // By its channel it sees when this process is gone.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(dataFolder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    const origin = /https?:\/\/[\w.[\]:-]+:\d+/.exec(output)?.[0];
    if (origin !== undefined && (await fetch(`${origin}/api-next/search-list/count/`).catch(() => null))?.ok === true)
      return { origin, dataFolder, pid: child.pid ?? 0, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the portal did not start\n${output}`);
    }
    await pause(200);
  }
}
