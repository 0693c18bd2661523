import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { projectRoot } from '@kvadrat/tools/harness';

export interface LoadedAds {
  /** Seconds from the start of the process until the first ads were there: the database is made first. */
  firstAds: number;
  /** Seconds until searches found all. */
  allFound: number;
  /** The most memory the loading process had; the database's shared buffers are not its own. */
  megabytes: number;
}

const FIRST_LINE = 'Demonstration ads: ';
const LAST_LINE = 'Searches find all ';

/** Loads invented ads into the database of a data folder as `npm run demo-data` does, without their pictures. */
export async function loadDemoAds(dataFolder: string, ads: number): Promise<LoadedAds> {
  const start = performance.now();
  const seconds = (): number => Math.round((performance.now() - start) / 100) / 10;
  const child = spawn(process.execPath, ['demo-world/dist/cli-demo-data.cjs', '--new'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataFolder, DEMO_ADS: String(ads) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let firstAds = 0;
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    const text = String(chunk);
    if (firstAds === 0 && text.includes(FIRST_LINE)) firstAds = seconds();
    if (!text.includes(LAST_LINE)) continue;
    const measured = { firstAds, allFound: seconds(), megabytes: await peakMegabytes(child.pid ?? 0) };
    child.kill('SIGTERM');
    await ended;
    return measured;
  }
  throw new Error('the ads were not loaded');
}

async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}
