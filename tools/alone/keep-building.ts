import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../harness';

/**
 * Builds a remote again whenever one of its files is saved, until this process ends. Failed builds are printed and change
 * nothing.
 * @param small as it would be published, instead of readable
 * @param onBuilt told after each build
 * @returns when the first build is there
 */
export function keepBuilding(remote: string, small: boolean, onBuilt: () => Promise<void>): Promise<void> {
  const program = join(projectRoot, 'tools/build/src/cli/build-one.ts');
  const child = fork(program, [join(projectRoot, remote), '--watch', ...(small ? ['--small'] : [])], {
    cwd: projectRoot,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the build of ${remote} ended with code ${String(code)}`)));
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', () => {
      onBuilt().then(resolve, reject);
    });
  });
}
