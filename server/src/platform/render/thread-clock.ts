import { closeSync, openSync, readSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/**
 * Tells how long a thread has worked. Waiting for a processor is no work: with a clock on the wall, a busy machine makes
 * every page late.
 */
export interface ThreadClock {
  /** Milliseconds of processor time since the thread started. */
  now: () => number;
  close: () => void;
}

const NANOSECONDS = 1e6;
/** `schedstat` is one line of three numbers. */
const LINE_BYTES = 96;

/**
 * Reads the processor time of a worker thread: on Linux from its task's `schedstat`, elsewhere, where Node tells it for whole
 * processes only, the time in which its event loop was not idle.
 * @param task the thread's id among the process's tasks, null where there is none
 */
export function threadClock(worker: Pick<Worker, 'performance'>, task: string | null): ThreadClock {
  return (task === null ? null : schedulerClock(task)) ?? eventLoopClock(worker);
}

function schedulerClock(task: string): ThreadClock | null {
  let file: number;
  try {
    file = openSync(`/proc/self/task/${task}/schedstat`, 'r');
  } catch {
    return null;
  }
  const buffer = Buffer.alloc(LINE_BYTES);
  let last = 0;
  return {
    now() {
      // The file of a thread that has ended cannot be read any more.
      try {
        const length = readSync(file, buffer, 0, LINE_BYTES, 0);
        last = Number(buffer.toString('latin1', 0, length).split(' ', 1)[0]) / NANOSECONDS;
      } catch {
        return last;
      }
      return last;
    },
    close: () => closeSync(file),
  };
}

function eventLoopClock({ performance }: Pick<Worker, 'performance'>): ThreadClock {
  return { now: () => performance.eventLoopUtilization().active, close: () => undefined };
}
