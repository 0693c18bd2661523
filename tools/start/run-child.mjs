import { spawn } from 'node:child_process';

/**
 * Starts Node with these arguments as a child that lives and dies with this process: signals are passed on, and a channel
 * between the two closes when this process is killed, which the portal takes as an order to stop.
 *
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {import('node:child_process').ChildProcess}
 */
export function startNode(args, { cwd, env = process.env }) {
  return spawn(process.execPath, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
}

/**
 * Runs Node with these arguments to its end, signals passed on.
 *
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} options
 * @returns {Promise<number>} the exit code; 1 when a signal ended it
 */
export async function runNode(args, options) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  const stop = passSignals(() => child);
  const code = await exitOf(child);
  stop();
  return code;
}

/**
 * Passes SIGINT, SIGTERM and SIGHUP on to whichever child is there when they arrive.
 *
 * @param {() => import('node:child_process').ChildProcess | undefined} child
 * @returns {() => void} stops passing on
 */
export function passSignals(child) {
  const passOn = (/** @type {NodeJS.Signals} */ signal) => void child()?.kill(signal);
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, passOn);
  return () => {
    for (const signal of signals) process.off(signal, passOn);
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
