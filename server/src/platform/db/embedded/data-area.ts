import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../../settings';
import { canonical } from './cluster-files';
import type { DatabaseUser } from './database-user';
import { canReach } from './reachable';

export interface DataArea {
  /** Of this database. */
  area: string;
  /** For a copy of the PostgreSQL binaries; shared by all databases beside it. */
  binaries: string;
  /** The data could not stay in the folder that was asked for. */
  moved: boolean;
}

const SYSTEM_AREA = '/var/lib/kvadrat';

/**
 * Decides where the embedded database lives: `<dataDir>/postgres`, or, when this process is root and the database user
 * cannot walk to that place, a folder of its own under /var/lib/kvadrat.
 */
export function dataArea(dataDir: string, user: DatabaseUser | undefined, systemArea = SYSTEM_AREA): DataArea {
  const wanted = canonical(dataDir);
  if (user === undefined || canReach(wanted, user)) {
    return { area: openFolder(join(wanted, 'postgres'), wanted, user), binaries: wanted, moved: false };
  }
  const area = openFolder(ownArea(wanted, systemArea), systemArea, user);
  return { area, binaries: systemArea, moved: true };
}

/** Where the data would be, found without making anything. */
export function lookForArea(dataDir: string, user: DatabaseUser | undefined, systemArea = SYSTEM_AREA): string {
  const wanted = canonical(dataDir);
  return user === undefined || canReach(wanted, user) ? join(wanted, 'postgres') : ownArea(wanted, systemArea);
}

function ownArea(wanted: string, systemArea: string): string {
  return join(systemArea, createHash('sha256').update(wanted).digest('hex').slice(0, 16), 'postgres');
}

/** Made so that the database user can walk through, but not look around; folders above `top` are not ours to change. */
function openFolder(folder: string, top: string, user: DatabaseUser | undefined): string {
  if (user === undefined) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
  mkdirSync(folder, { recursive: true });
  for (let current = folder; current.startsWith(top) && !canReach(current, user); current = dirname(current)) {
    chmodSync(current, 0o711);
  }
  if (!canReach(folder, user))
    throw new OperatorError(`The database user cannot reach ${folder}. Set DATA_DIR to a folder it can.`);
  return folder;
}
