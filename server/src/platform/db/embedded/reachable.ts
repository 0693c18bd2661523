import { type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DatabaseUser } from './database-user';

const SEARCH = 1;
const READ = 4;

/** Whether `user` may use the file or folder by its classic permission bits; false when it does not exist. */
export function mayAccess(path: string, user: DatabaseUser, bits: number): boolean {
  let stats: Stats;
  try {
    stats = statSync(path);
  } catch {
    return false;
  }
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & bits) === bits;
}

/** Whether `user` can walk down to `folder`, and into it: a 0700 home anywhere above shuts it out. */
export function canReach(folder: string, user: DatabaseUser): boolean {
  for (let current = resolve(folder); ; current = dirname(current)) {
    if (!mayAccess(current, user, SEARCH)) return false;
    if (dirname(current) === current) return true;
  }
}

/** Whether `user` can read and run the file at this path. */
export function canRun(file: string, user: DatabaseUser): boolean {
  return canReach(dirname(file), user) && mayAccess(file, user, SEARCH | READ);
}
