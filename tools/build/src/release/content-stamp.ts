import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const STAMP_FILE = 'stamp';

/** Sources that every bundle may contain, and what decides over how they are compiled. */
const SHARED_INPUTS = [
  'shared-contracts',
  'ui-kit/package.json',
  'ui-kit/src',
  'map-kit',
  'remote-kit',
  'tools/build',
  'tools/publish',
  'package-lock.json',
];

/** Packages whose sources a bundle contains besides. */
const OTHER_INPUTS: Readonly<Record<string, readonly string[]>> = {
  'demo-world': ['server/package.json', 'server/src'],
};

const NO_INPUT = /^(?:dist|node_modules|\.tsc|\.swc|coverage)$/;
const TEST = /\.test\.tsx?$/;

/**
 * Hash of everything the build of a package reads: sources, preset, locked packages, Node's major.
 * @param root the project's root
 * @param name the package's folder in it
 */
export async function contentStamp(root: string, name: string): Promise<string> {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0] ?? ''}`);
  for (const input of [...SHARED_INPUTS, ...(OTHER_INPUTS[name] ?? []), name]) {
    for (const file of await listFiles(join(root, input))) {
      hash.update(`\0${relative(root, file).split(sep).join('/')}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** The stamp of the last build that succeeded, or null. */
export async function readStamp(packageDirectory: string): Promise<string | null> {
  return readFile(join(packageDirectory, 'dist', STAMP_FILE), 'utf8').catch(() => null);
}

/** Notes that `dist` holds what a build of these inputs gives. */
export async function writeStamp(packageDirectory: string, stamp: string): Promise<void> {
  await writeFile(join(packageDirectory, 'dist', STAMP_FILE), stamp);
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => !NO_INPUT.test(name) && !TEST.test(name)).sort();
  const lists = await Promise.all(names.map((name) => listFiles(join(path, name))));
  return lists.flat();
}
