import { chownSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../settings';
import type { DatabaseAddress } from '../database-address';
import { prepareBinaries } from './binaries';
import { clusterFiles, type ClusterFiles, makePrivateFolder } from './cluster-files';
import { checkMajor, clusterExists, createCluster, DATABASE_OWNER } from './create-cluster';
import { dataArea, lookForArea } from './data-area';
import { databaseUser } from './database-user';
import { findNativePackage } from './native-package';
import { claim, liveOwner, release } from './owner';
import { livePostmaster, readPostmaster } from './postmaster-file';
import { startPostgres } from './start-postgres';
import { stopOrphan } from './stop-orphan';
import { Supervisor } from './supervise';

export interface EmbeddedOptions {
  /** Folder that holds everything the portal keeps; the database lies in its `postgres`. */
  dataDir: string;
  /** Who starts it, for messages: "the portal". */
  role: string;
  report: (message: string) => void;
  /** PostgreSQL ended and could not be started again. */
  onGivenUp: (error: Error) => void;
  /** npm package with the binaries; tests bring an older PostgreSQL. */
  packageName?: string;
  /** Aborted when it is not wanted any more; a server that does not take connections yet is ended then. */
  stopped?: AbortSignal | undefined;
}

export interface EmbeddedPostgres {
  address: DatabaseAddress;
  /** Stops at once what is left open. */
  stop: () => Promise<void>;
  /** Stops when nobody is connected any more. */
  stopWhenUnused: () => Promise<void>;
}

/** The data folder belongs to a running process. */
export class DataFolderInUse extends OperatorError {}

/**
 * Starts the embedded PostgreSQL, and makes its data folder first when there is none.
 *
 * @throws DataFolderInUse when a running process of ours owns the data; Error with a sentence for the operator otherwise
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const native = findNativePackage(options.packageName);
  const user = databaseUser();
  const place = dataArea(options.dataDir, user);
  const files = clusterFiles(place.area, user);
  const owner = claim(files.owner, options.role);
  if (owner !== undefined) {
    throw new DataFolderInUse(
      `The data folder ${place.area} is in use by ${owner.role} (process ${owner.pid}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
  }
  try {
    if (place.moved) {
      options.report(`The database user cannot reach ${options.dataDir}; data and binaries are in ${place.area}.`);
    }
    const { stopped } = options;
    const orphan = await stopOrphan(files, stopped);
    if (orphan !== undefined) options.report(`Stopped PostgreSQL process ${orphan}, left by a portal that was killed.`);
    const binaries = prepareBinaries(native, place.binaries, user);
    if (!clusterExists(files)) await createCluster(binaries, files, user, stopped);
    checkMajor(files, native.major);
    makePrivateFolder(files.socketFolder, user?.uid ?? process.getuid?.() ?? 0, (folder) => {
      if (user !== undefined) chownSync(folder, user.uid, user.gid);
    });
    removeStaleLock(files);
    const supervisor = new Supervisor({
      start: () => startPostgres(binaries, files, user, stopped),
      report: options.report,
      onGivenUp: options.onGivenUp,
    });
    await supervisor.start();
    const finish = async (stopping: Promise<void>): Promise<void> => {
      await stopping;
      rmSync(files.socketFolder, { recursive: true, force: true });
      release(files.owner);
    };
    return {
      address: addressOf(files, files.socket),
      stop: () => finish(supervisor.stop()),
      stopWhenUnused: () => finish(supervisor.stopWhenUnused()),
    };
  } catch (error) {
    release(files.owner);
    throw error;
  }
}

/** Address of the embedded PostgreSQL another process of ours is running on this data folder; undefined when none is. */
export function findRunning(dataDir: string): DatabaseAddress | undefined {
  const user = databaseUser();
  const files = clusterFiles(dataArea(dataDir, user).area, user);
  if (liveOwner(files.owner) === undefined) return undefined;
  const postmaster = livePostmaster(files.cluster);
  if (postmaster?.ready !== true) return undefined;
  // The portal may have been started with another temporary folder than this command.
  return addressOf(files, join(postmaster.socketFolder, files.socket.slice(files.socketFolder.length + 1)));
}

/** Whether a database is in this data folder; nothing is made there. */
export function hasDatabase(dataDir: string): boolean {
  const user = databaseUser();
  return existsSync(dataDir) && clusterExists(clusterFiles(lookForArea(dataDir, user), user));
}

function addressOf(files: ClusterFiles, socketPath: string): DatabaseAddress {
  let password: string;
  try {
    password = readFileSync(files.password, 'utf8');
  } catch (cause) {
    throw new OperatorError(`The password of the embedded database (${files.password}) cannot be read.`, { cause });
  }
  return { socketPath, user: DATABASE_OWNER, password, database: 'postgres' };
}

/** PostgreSQL refuses to start when the id in a killed server's lock file belongs to any other process by now. */
function removeStaleLock(files: ClusterFiles): void {
  if (readPostmaster(files.cluster) !== undefined && livePostmaster(files.cluster) === undefined) {
    rmSync(join(files.cluster, 'postmaster.pid'));
  }
}
