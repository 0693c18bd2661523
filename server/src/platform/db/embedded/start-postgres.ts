import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../../settings';
import type { ClusterFiles } from './cluster-files';
import { postgresEnvironment } from './create-cluster';
import type { DatabaseUser } from './database-user';
import { postgresSettings } from './postgres-settings';
import { readPostmaster } from './postmaster-file';
import { waitForExit } from './processes';

/** Recovery after a crash reads the log since the last checkpoint, which may take a while on slow disks. */
const READY_TIMEOUT_MS = 180_000;
/** A server that was called off drops its work at once. */
const QUIT_MS = 2000;

/**
 * Starts PostgreSQL on the data folder and waits until it takes connections.
 *
 * @param stopped aborted when it is not wanted any more
 * @throws Error with PostgreSQL's own words when it ends or does not get ready; the reason of `stopped`
 */
export async function startPostgres(
  binaries: string,
  files: ClusterFiles,
  user: DatabaseUser | undefined,
  stopped?: AbortSignal,
): Promise<ChildProcess> {
  const log = openSync(files.log, 'w', 0o600);
  const args = ['-D', files.cluster, ...postgresSettings(files.socketFolder)];
  const child = spawn(join(binaries, 'bin', 'postgres'), args, {
    ...user,
    cwd: '/',
    env: postgresEnvironment(),
    // A session of its own: Ctrl-C in a terminal shall reach the portal, which then stops the database last.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const postmaster = readPostmaster(files.cluster);
    if (postmaster?.pid === child.pid && postmaster?.ready === true) return child;
    if (child.exitCode !== null || child.signalCode !== null) failure ??= lastWords(files);
    if (failure !== undefined) throw new OperatorError(`PostgreSQL did not start on ${files.cluster}: ${failure}`);
    if (stopped?.aborted === true) {
      child.kill('SIGQUIT');
      await waitForExit(child.pid ?? 0, QUIT_MS);
      stopped.throwIfAborted();
    }
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new OperatorError(`PostgreSQL did not get ready on ${files.cluster}: ${lastWords(files)}`);
    }
    await delay(15);
  }
}

/** The end of PostgreSQL's log. */
function lastWords(files: ClusterFiles): string {
  const lines = readFileSync(files.log, 'utf8').trim().split('\n').slice(-5).join(' | ');
  return lines === '' ? 'it said nothing' : lines;
}
