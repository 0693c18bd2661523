import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Helper {
  child: ChildProcess;
  /** What it sends next. @throws {Error} when it ends without */
  message: () => Promise<unknown>;
}

const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href;

/**
 * Runs a TypeScript file in a process of its own, so that its work delays nobody else's clock. It ends when its channel is
 * closed, by `child.disconnect()` or with this process.
 */
export function startProcess(file: string, parameters: readonly string[] = []): Helper {
  const child = fork(file, parameters, { execArgv: ['--import', 'tsx', '--import', END_WITH_PARENT] });
  return {
    child,
    message: async () => {
      const ended = once(child, 'exit').then(() => {
        throw new Error(`${file} ended`);
      });
      const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
      ended.catch(() => undefined);
      return message;
    },
  };
}
