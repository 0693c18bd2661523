import type { DbHandle, Sql } from '../db';
import type { JobReport } from './run-job';
import { pause } from './pause';

/** How often those that stand by try to take over. */
const TRY_MS = 1000;
/** Who led before hears of its loss at the same moment; this is its time to let go. */
const GRACE_MS = 250;
/** The leader looks after its connection so often, and gives it up when there is no answer for so long. */
const BEAT_MS = 5000;
const PATIENCE_MS = 5000;
/** Name under which trouble with the lead itself is reported. */
const LEAD = 'lead';

/**
 * Does work in one process at a time of all those on a database, until `stopping` is aborted. The process that holds an
 * advisory lock leads; PostgreSQL frees it with the connection it was taken on, whatever becomes of the process. So the work's
 * signal is aborted as soon as that connection is gone.
 * @param work ends when its signal is aborted; only then this process tries to lead again
 */
export async function whileLeading(
  { connect }: Pick<DbHandle, 'connect'>,
  work: (signal: AbortSignal) => Promise<void>,
  stopping: AbortSignal,
  report: JobReport,
): Promise<void> {
  const isStopped = (): boolean => stopping.aborted;
  let away = false;
  while (!isStopped()) {
    const lost = new AbortController();
    const connection = connect(() => lost.abort());
    const signal = AbortSignal.any([stopping, lost.signal]);
    try {
      await takeLead(connection, signal);
      await pause(GRACE_MS, signal);
      if (!signal.aborted) {
        away = false;
        await Promise.all([work(signal), keepLead(connection, lost, signal)]);
      }
      if (lost.signal.aborted)
        throw new Error('the connection that holds the lead was lost; another process may run the jobs now');
    } catch (error) {
      // Said once, not with every attempt while the database is away.
      if (!away && !isStopped()) report(error, LEAD);
      away = true;
    } finally {
      await connection.end({ timeout: 1 }).catch(() => undefined);
    }
    await pause(TRY_MS, stopping);
  }
}

/** Resolves once the lock is ours, or the signal is aborted. */
async function takeLead(connection: Sql, signal: AbortSignal): Promise<void> {
  // A leader whose machine is gone says no goodbye: the server asks for it and frees its lock. Nothing to set on a local socket.
  await connection`SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '2', false), set_config('tcp_keepalives_count', '3', false)`;
  while (!signal.aborted) {
    const [row] = await connection<
      { taken: boolean }[]
    >`SELECT pg_try_advisory_lock(hashtext('kvadrat.jobs')) AS taken`;
    if (row?.taken === true) return;
    await pause(TRY_MS, signal);
  }
}

/** Asks now and then whether the connection still carries: one that broke in silence is given up before the server does so. */
async function keepLead(connection: Sql, lost: AbortController, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(BEAT_MS, signal);
    if (signal.aborted) return;
    const answer = connection`SELECT 1`.then(
      () => true,
      () => false,
    );
    const carries = await Promise.race([answer, pause(PATIENCE_MS, signal).then(() => false)]);
    if (!carries) lost.abort();
  }
}
