import { OperatorError } from '../../settings';
import type { ClusterFiles } from './cluster-files';
import { livePostmaster } from './postmaster-file';
import { waitForExit } from './processes';

const STOP_MS = 30_000;

/**
 * Stops a PostgreSQL whose portal was killed. Call only while owning the area.
 *
 * @param stopped aborted when nobody wants to wait any more
 * @returns the id of the process that was stopped
 * @throws Error when it does not stop, naming it
 */
export async function stopOrphan(files: ClusterFiles, stopped?: AbortSignal): Promise<number | undefined> {
  const orphan = livePostmaster(files.cluster);
  if (orphan === undefined) return undefined;
  process.kill(orphan.pid, 'SIGINT');
  if (await waitForExit(orphan.pid, STOP_MS, stopped)) return orphan.pid;
  process.kill(orphan.pid, 'SIGQUIT');
  if (await waitForExit(orphan.pid, STOP_MS, stopped)) return orphan.pid;
  throw new OperatorError(`PostgreSQL process ${orphan.pid} holds ${files.cluster} and does not stop.`);
}
