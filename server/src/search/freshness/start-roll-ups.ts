import type { Db } from '../../db';
import { WakeUp } from '../../jobs';
import { refreshRollUps } from './refresh-rollups';

export interface RollUpJob {
  /** Resolves when the round in work is done and nothing more will start. */
  stop: () => Promise<void>;
}

/**
 * Counts anew what is counted beforehand, at the start and again so many milliseconds after the last round ended, where the
 * read model has changed since. Several processes may run it: one of them works, the others pass.
 * @param report told about failures; the job goes on by itself
 */
export function startRollUps(db: Db, everyMs: number, report: (error: unknown) => void): RollUpJob {
  const wakeUp = new WakeUp();
  const stopping = new AbortController();
  const goOn = (): boolean => !stopping.signal.aborted;
  const work = async (): Promise<void> => {
    while (goOn()) {
      await refreshRollUps(db).catch(report);
      if (goOn()) await wakeUp.sleep(everyMs);
    }
  };
  const running = work();
  return {
    stop: () => {
      stopping.abort();
      wakeUp.call();
      return running;
    },
  };
}
