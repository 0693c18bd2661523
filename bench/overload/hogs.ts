import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../support/start-process';

/** Another program on each processor that takes all it gets. @returns what ends them */
export function startHogs(): () => void {
  const hogs = Array.from({ length: availableParallelism() }, () => startProcess(join(import.meta.dirname, 'hog.ts')));
  return () => {
    for (const { child } of hogs) child.disconnect();
  };
}
