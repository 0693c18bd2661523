import { spawnSync } from 'node:child_process';
import { installGap } from './installed.mjs';

/**
 * Installs the packages of the lock file when node_modules does not match it; a matching folder is
 * not touched, so it may be read-only. Ends the process with npm's exit code when npm fails.
 *
 * @param {string} root the project's folder
 */
export function ensureInstalled(root) {
  const gap = installGap(root);
  if (gap === null) return;
  console.log(`Installing packages: ${gap}.`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
