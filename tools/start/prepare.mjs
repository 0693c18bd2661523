import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { checkNode } from './check-node.mjs';
import { runNode } from './run-child.mjs';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Brings packages and builds up to date. What is up to date is left alone, so both may lie on a read-only disk.
 *
 * @param {readonly string[]} packages folders to build; all when empty
 */
export async function prepare(packages = []) {
  checkNode();
  ensureInstalled(root);
  const code = await build(packages);
  if (code !== 0) process.exit(code);
}

/**
 * @param {readonly string[]} packages
 * @returns {Promise<number>} exit code of the build
 */
export function build(packages) {
  // What it tells is no part of a command's output.
  return runNode(['--import', 'tsx', 'tools/build/src/cli/build.ts', ...packages], {
    cwd: root,
    stdio: ['inherit', 2, 2],
  });
}
