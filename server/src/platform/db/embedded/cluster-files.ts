import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../process';
import { errorCode, OperatorError } from '../../settings';
import type { DatabaseUser } from './database-user';
import { canReach } from './reachable';

/** Where everything of one embedded database lies. */
export interface ClusterFiles {
  /** Holds the files below; our own user's. */
  area: string;
  /** PostgreSQL's data folder; the database user's. */
  cluster: string;
  /** Random password of the embedded database, mode 0600. */
  password: string;
  /** Names the process that owns the running server. */
  owner: string;
  /** What PostgreSQL printed since its last start. */
  log: string;
  /** Private folder of the unix socket; short, because a socket's path may have 107 bytes only. */
  socketFolder: string;
  socket: string;
}

/** PostgreSQL names its socket after its port, although it never opens that port. */
export const SOCKET_PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
const LONGEST_SOCKET_FOLDER = 107 - SOCKET_NAME.length - 1;

export function clusterFiles(area: string, user: DatabaseUser | undefined): ClusterFiles {
  const socketFolder = socketFolderFor(area, user);
  return {
    area,
    cluster: join(area, 'cluster'),
    password: join(area, 'password'),
    owner: join(area, 'owner.json'),
    log: join(area, 'server.log'),
    socketFolder,
    socket: join(socketFolder, SOCKET_NAME),
  };
}

/** The same area always gives the same folder, so that commands find the server of a running portal. */
function socketFolderFor(area: string, user: DatabaseUser | undefined): string {
  const hash = createHash('sha256').update(area).digest('hex').slice(0, 16);
  const candidates = [tmpdir(), '/tmp'].map((folder) => join(folder, `kvadrat-${hash}`));
  const fitting = candidates.find(
    (folder) =>
      Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER && (user === undefined || canReach(join(folder, '..'), user)),
  );
  if (fitting === undefined)
    throw new OperatorError(`No temporary folder with a short path for the database's socket.`);
  return fitting;
}

/**
 * Makes the socket folder with mode 0700 for the database user.
 *
 * @throws Error when somebody else already made a folder of that name: its owner could listen in our place
 */
export function makePrivateFolder(folder: string, uid: number, chown: (folder: string) => void): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
    chown(folder);
    return;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const stats = lstatSync(folder);
  // Root may have been killed between making and giving the folder away.
  const ours = stats.uid === uid || stats.uid === process.getuid?.();
  if (!stats.isDirectory() || !ours || (stats.mode & 0o077) !== 0) {
    throw new OperatorError(
      `${folder} shall be the private folder of the database's socket, but belongs to another user.`,
    );
  }
  chown(folder);
}

/** One name for one folder, also when it is reached through a symbolic link. */
export function canonical(folder: string): string {
  makeFolder(folder);
  return realpathSync(folder);
}
