import { setMaxListeners } from 'node:events';
import { inLane, type DbHandle } from '../db';
import type { Job } from './define-job';
import { whileLeading } from './lead';
import { type JobReport, runJob } from './run-job';

/** A run in work may take so long after the order to stop; the close of the database then breaks it off. */
const STOP_MS = 15_000;

export interface RunningJobs {
  /** Resolves when the runs in work are done and nothing more will start. To be called before the database closes. */
  stop: () => Promise<void>;
}

/**
 * Starts the jobs of a process: each for itself beside the others. Of the processes on a database one runs those that are not for
 * each; when it ends, however it ends, another one takes over within 3 s.
 * @param report told about failures; the jobs go on by themselves
 */
export function startJobs(
  jobs: readonly Job[],
  handle: Pick<DbHandle, 'db' | 'sql' | 'connect'>,
  report: JobReport,
): RunningJobs {
  const stopping = new AbortController();
  // Nobody waits for them: visitors' statements go first.
  const own = { ...handle, db: inLane(handle.db, 'background') };
  const run = (some: readonly Job[], signal: AbortSignal): Promise<unknown> => {
    // Each job listens; Node warns of more than ten.
    setMaxListeners(0, signal);
    return Promise.all(some.map((job) => runJob(job, own, report, signal)));
  };
  const led = jobs.filter(({ inEachProcess }) => inEachProcess !== true);
  const running = Promise.all([
    run(
      jobs.filter(({ inEachProcess }) => inEachProcess === true),
      stopping.signal,
    ),
    led.length === 0
      ? undefined
      : whileLeading(handle, (signal) => run(led, signal).then(() => undefined), stopping.signal, report),
  ]);
  return {
    stop: async () => {
      stopping.abort();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([running, late]).finally(() => clearTimeout(timer));
    },
  };
}
