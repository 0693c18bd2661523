import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user';
import { makeLinks, missingLinks } from './library-links';
import type { NativePackage } from './native-package';
import { canRun, mayAccess } from './reachable';

const READ = 4;

/**
 * Gives a folder with bin, lib and share that the database user can run: the package itself where possible, else a copy
 * in `area` (about 60 MB). A copy is needed when node_modules lies under a folder closed to the database user, or lacks
 * library links and is read-only.
 */
export function prepareBinaries(native: NativePackage, area: string, user: DatabaseUser | undefined): string {
  const readable = user === undefined || usableBy(native.folder, user);
  if (readable && linksComplete(native.folder)) return native.folder;
  return copyOnce(native, area);
}

function usableBy(folder: string, user: DatabaseUser): boolean {
  const libraries = readdirSync(join(folder, 'lib')).filter((name) => name.includes('.so'));
  return (
    canRun(join(folder, 'bin', 'postgres'), user) &&
    mayAccess(join(folder, 'lib'), user, 1) &&
    libraries.every(
      (name) => !existsSync(join(folder, 'lib', name)) || mayAccess(join(folder, 'lib', name), user, READ),
    )
  );
}

function linksComplete(folder: string): boolean {
  if (missingLinks(folder).length === 0) return true;
  try {
    makeLinks(folder);
    return true;
  } catch {
    return false;
  }
}

function copyOnce(native: NativePackage, area: string): string {
  const target = join(area, `postgresql-${native.version}`);
  const folder = join(target, 'native');
  if (existsSync(folder)) return folder;
  // Renamed into place when complete, so that a start that was killed leaves no half copy behind.
  const staging = `${target}.${process.pid}`;
  mkdirSync(area, { recursive: true, mode: 0o755 });
  try {
    copyReadable(native.folder, join(staging, 'native'));
    makeLinks(join(staging, 'native'));
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Copies with permissions that let everybody read and run, whatever umask npm had. */
function copyReadable(from: string, to: string): void {
  const umask = process.umask(0o022);
  try {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  } finally {
    process.umask(umask);
  }
}
