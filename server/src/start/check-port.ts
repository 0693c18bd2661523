import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, OperatorError, reasonOf, type Settings } from '../platform/settings';
import { listenComplaint } from './listen';

/** Processes of a portal that was killed let go of the port once they notice. */
const TRIES = 10;
const PAUSE_MS = 200;

/**
 * Looks whether the port can be had before the long part of a start.
 *
 * @throws OperatorError when it is in use or not allowed, or the host is not of this machine
 */
export async function checkPort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    const problem = await tryPort(host, port);
    if (problem === undefined) return;
    if (errorCode(problem) === 'EADDRINUSE' && left > 0) {
      await pause(PAUSE_MS);
      continue;
    }
    const complaint = listenComplaint(errorCode(problem), host, port);
    throw new OperatorError(complaint ?? `Nothing can listen on port ${port} of ${host}: ${reasonOf(problem)}.`, {
      cause: problem,
    });
  }
}

async function tryPort(host: string, port: number): Promise<unknown> {
  const server = createServer().listen({ host, port, exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    return error;
  }
  server.close();
  await once(server, 'close');
  return undefined;
}
