/** A process that tells events as fast as they are taken, or so many batches a second: `origin clients seconds batchesPerSecond` (0: as fast as they are taken). */
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { tellParent } from '../support/tell-parent';
import { batchOf, newRun, tellBatch } from './tell-events';

const [, , origin = '', clients = '', seconds = '', perSecond = ''] = process.argv;
const pool = new Pool(origin, { connections: Number(clients) });
const run = newRun();
const statuses: Record<string, number> = {};
let accepted = 0;
let number = 0;

async function tell(): Promise<void> {
  const told = await tellBatch(pool, batchOf(run, number++));
  statuses[told.status] = (statuses[told.status] ?? 0) + 1;
  accepted += told.accepted;
}

const start = performance.now();
const elapsed = (): number => (performance.now() - start) / 1000;
if (Number(perSecond) === 0) {
  const client = async (): Promise<void> => {
    while (elapsed() < Number(seconds)) await tell();
  };
  await Promise.all(Array.from({ length: Number(clients) }, client));
} else {
  const told: Promise<void>[] = [];
  while (elapsed() < Number(seconds)) {
    while (told.length < elapsed() * Number(perSecond)) told.push(tell());
    await pause(2);
  }
  await Promise.all(told);
}
await tellParent({ accepted, statuses, seconds: elapsed() });
await pool.close();
process.disconnect();
