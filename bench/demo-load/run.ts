/**
 * How long invented ads take until searches find all of them, and how much memory the loading process needs: a fresh
 * database each time, pictures not counted. `DEMO_ADS` sets how many (20,000 and 500,000 have a budget).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@kvadrat/tools/harness';
import { writeResult } from '../support/write-result';

interface Budget {
  seconds: number;
  /** Of the loading process; the database's shared buffers are not its own. */
  megabytes: number;
}

const BUDGETS: readonly (readonly [ads: number, budget: Budget])[] = [
  [20_000, { seconds: 60, megabytes: 1024 }],
  [500_000, { seconds: 300, megabytes: 1024 }],
];
const FIRST_LINE = 'Demonstration ads: ';
const LAST_LINE = 'Searches find all ';

const ads = Number(process.env['DEMO_ADS'] ?? 20_000);
const budget = BUDGETS.find(([most]) => ads <= most)?.[1];

/** The most memory a process has had so far. */
async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}

interface Measured {
  /** From the start of the process: the database is made first. */
  firstAds: number;
  allFound: number;
  megabytes: number;
}

async function measure(dataFolder: string): Promise<Measured> {
  const start = performance.now();
  const seconds = (): number => Math.round((performance.now() - start) / 100) / 10;
  const child = spawn(process.execPath, ['server/dist/cli-demo-data.cjs'], {
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

const dataFolder = await mkdtemp(join(tmpdir(), 'kvadrat-load-'));
// The database's own user has to walk through it when we are root.
await chmod(dataFolder, 0o711);
try {
  const measured = await measure(dataFolder);
  const inside = budget === undefined || (measured.allFound <= budget.seconds && measured.megabytes <= budget.megabytes);
  console.log(`${String(ads)} demonstration ads`);
  console.table([{ ...measured, 'seconds allowed': budget?.seconds, 'megabytes allowed': budget?.megabytes, inside }]);
  await writeResult(`demo-load-${String(ads)}`, { ads, ...measured, budget: budget ?? null, inside });
  process.exitCode = inside ? 0 : 1;
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
