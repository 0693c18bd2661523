import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot, SERVER_SOURCES } from '@kvadrat/tools/harness';

export interface ChangeReport {
  changes: number;
  seconds: number;
  maxLagSeconds: number;
  maxWaiting: number;
  drainedSeconds: number;
}

export interface Changer {
  /** Changes so many ads each second. */
  run: (perSecond: number, seconds: number) => Promise<ChangeReport>;
  stop: () => Promise<void>;
}

const PROGRAM = 'server/src/domains/search/freshness/testing/change-rate.ts';

/** A process that changes ads in the database of a running portal. */
export async function startChanger(dataFolder: string): Promise<Changer> {
  const child = fork(join(projectRoot, PROGRAM), [], {
    cwd: projectRoot,
    execArgv: [...SERVER_SOURCES],
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${PROGRAM} ended`)));
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
  return {
    run: async (perSecond, seconds) => {
      child.send({ perSecond, seconds });
      const [report]: unknown[] = await Promise.race([once(child, 'message'), ended]);
      if (!isReport(report)) throw new TypeError('no report of the changes');
      return report;
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

function isReport(value: unknown): value is ChangeReport {
  return typeof value === 'object' && value !== null && 'changes' in value && 'maxLagSeconds' in value;
}
