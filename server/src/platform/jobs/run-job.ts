import type { DbHandle, Sql } from '../db';
import type { Job } from './define-job';
import { pause } from './pause';
import { WakeUp } from './wake-up';

/** Told about failures, by the name of the job. */
export type JobReport = (error: unknown, job: string) => void;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Runs a job time and again until the signal is aborted; a run in work is waited for. After a failure the next run waits,
 * twice as long each time, whoever calls.
 */
export async function runJob(
  job: Job,
  { db, sql }: Pick<DbHandle, 'db' | 'sql'>,
  report: JobReport,
  signal: AbortSignal,
): Promise<void> {
  const { name, every, wakeOn, atStart = wakeOn !== undefined } = job;
  const wakeUp = new WakeUp();
  const call = (): void => {
    wakeUp.call();
  };
  const isStopped = (): boolean => signal.aborted;
  const context = { db, sql, signal, report: (error: unknown) => report(error, name) };
  const endCalls = job.onCall(call);
  signal.addEventListener('abort', call, { once: true });
  let subscription: { unlisten: () => Promise<void> } | undefined;
  let failures = 0;
  if (!atStart) await wakeUp.sleep(every);
  while (!isStopped()) {
    try {
      if (wakeOn !== undefined) subscription ??= await listen(sql, wakeOn, call);
      const next = await job.run(context);
      failures = 0;
      if (next !== true) await rest(job, next, wakeUp, signal);
    } catch (error) {
      // What was broken off by the stop is no failure.
      if (isStopped()) break;
      report(error, name);
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures), signal);
      failures += 1;
    }
  }
  endCalls();
  await subscription?.unlisten().catch(() => undefined);
}

/** Calls at each announcement, and after a lost connection was made anew, when some may have been missed. */
async function listen(sql: Sql, channel: string, call: () => void): Promise<{ unlisten: () => Promise<void> }> {
  let listening = false;
  const subscription = await sql.listen(channel, call, () => {
    // Not for the first time: the run that follows sees what was announced before.
    if (listening) call();
  });
  listening = true;
  return subscription;
}

/** Waits for a call or for the job's time. @param next what the run answered */
async function rest(
  { every = Infinity, rest: least = 0 }: Job,
  next: number | false,
  wakeUp: WakeUp,
  signal: AbortSignal,
): Promise<void> {
  const time = Math.min(every, next === false ? Infinity : next);
  await pause(Math.min(least, time), signal);
  if (time > least) await wakeUp.sleep(time === Infinity ? undefined : time - least);
}
