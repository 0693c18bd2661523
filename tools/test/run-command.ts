import { spawn } from 'node:child_process';

/**
 * Runs a command in the project's root with its output on ours.
 * @returns its exit code; 1 when it could not be started or a signal ended it
 */
export function runCommand(
  root: string,
  command: string,
  parameters: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
