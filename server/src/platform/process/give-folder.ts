import {
  closeSync,
  constants,
  type Dirent,
  fchownSync,
  fstatSync,
  lchownSync,
  lstatSync,
  openSync,
  readdirSync,
} from 'node:fs';
import { join } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

/**
 * Gives a folder, and all below it that is root's, to an account. Only root may.
 *
 * Whoever has the account may put links where folders were while this goes on: each folder is held open while what is in it is
 * given away, links are given themselves and not what they lead to, and files that also stand elsewhere are left alone.
 */
export function giveFolder(folder: string, { uid, gid }: Account): void {
  const held = openSync(folder, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_DIRECTORY);
  try {
    const here = `/proc/self/fd/${held}`;
    const isNew = fstatSync(held).uid === 0;
    for (const entry of readdirSync(here, { withFileTypes: true })) {
      const path = join(here, entry.name);
      if (entry.isDirectory()) giveFolder(path, { uid, gid });
      // In a folder that is the account's already it may replace whatever others have put there.
      else if (isNew && isRootsOwn(path, entry)) lchownSync(path, uid, gid);
    }
    // At last, so that one that was cut off is begun anew.
    if (isNew) fchownSync(held, uid, gid);
  } finally {
    closeSync(held);
  }
}

function isRootsOwn(path: string, entry: Dirent): boolean {
  const { uid, nlink } = lstatSync(path);
  return uid === 0 && (nlink === 1 || entry.isSymbolicLink());
}
