import { Worker } from 'node:worker_threads';
import { threadClock } from './thread-clock';

/** Works or waits as it is told, and says which of the process's tasks it is. */
const PROGRAM = `
  const { parentPort } = require('node:worker_threads');
  const { readlinkSync } = require('node:fs');
  let task = null;
  try { task = readlinkSync('/proc/thread-self').split('/').pop(); } catch {}
  parentPort.on('message', (work) => {
    if (work) for (const end = performance.now() + 200; performance.now() < end; );
    parentPort.postMessage('done');
  });
  parentPort.postMessage(task);`;

const next = (worker: Worker): Promise<unknown> => new Promise((resolve) => worker.once('message', resolve));

test.each(['the scheduler', 'the event loop'])(
  'O-38 by %s work of a thread counts and its waiting does not',
  async (source) => {
    const worker = new Worker(PROGRAM, { eval: true });
    const task = await next(worker);
    const clock = threadClock(worker, source === 'the scheduler' && typeof task === 'string' ? task : null);
    const spend = async (work: boolean): Promise<number> => {
      const before = clock.now();
      const done = next(worker);
      worker.postMessage(work);
      await done;
      if (!work) await new Promise((resolve) => setTimeout(resolve, 150));
      return clock.now() - before;
    };
    const waited = await spend(false);
    const worked = await spend(true);
    // How much of 200 ms it gets is the machine's affair.
    expect(worked).toBeGreaterThan(10);
    expect(waited).toBeLessThan(worked);
    clock.close();
    await worker.terminate();
  },
);
