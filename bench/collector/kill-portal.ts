import { startPortal, type Portal } from '@kvadrat/tools/harness';
import { Pool } from 'undici';
import { BATCH, batchOf, newRun, tellBatch } from './tell-events';

/** What was acknowledged before the portal was killed, and how much of it was there afterwards. */
export interface Survival {
  acknowledged: number;
  kept: number;
}

/**
 * Kills the portal while it takes events, starts it anew with the same data, and tells all that was acknowledged once more: what is still there is a
 * duplicate.
 * @param batches that are acknowledged before it is killed
 */
export async function killWhileTelling(
  settings: NodeJS.ProcessEnv,
  dataFolder: string,
  batches: number,
): Promise<Survival> {
  const run = newRun();
  const acknowledged: number[] = [];
  const first = await startPortal({ ...settings, DATA_DIR: dataFolder });
  const pool = new Pool(first.origin, { connections: 16 });
  let number = 0;
  const killing = new AbortController();
  const client = async (): Promise<void> => {
    while (!killing.signal.aborted) {
      const mine = number++;
      const { status, accepted } = await tellBatch(pool, batchOf(run, mine));
      if (status === 200 && accepted === BATCH) acknowledged.push(mine);
      if (acknowledged.length === batches) killing.abort();
    }
  };
  killing.signal.addEventListener('abort', () => process.kill(first.pid, 'SIGKILL'), { once: true });
  await Promise.all(Array.from({ length: 16 }, client));
  await pool.destroy();
  await first.stop();
  const second = await startPortal({ ...settings, DATA_DIR: dataFolder });
  try {
    return { acknowledged: acknowledged.length * BATCH, kept: await countKept(second, run, acknowledged) };
  } finally {
    await second.stop();
  }
}

async function countKept({ origin }: Portal, run: string, numbers: readonly number[]): Promise<number> {
  const pool = new Pool(origin, { connections: 4 });
  let kept = 0;
  for (const number of numbers) kept += (await tellBatch(pool, batchOf(run, number))).duplicates;
  await pool.close();
  return kept;
}
