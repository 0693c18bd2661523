import type { Db, Sql } from '../../db';
import { WakeUp } from '../../jobs';
import { projectBatch } from './project-outbox';
import { rebuildWhereNeeded } from './rebuild-read-model';

/** Changes are announced; looking without being called covers announcements lost with a connection. */
const POLL_MS = 5000;
const RETRY_MS = 1000;

export interface ReadModelWorker {
  /** Resolves when the batch in work is done and nothing more will start. */
  stop: () => Promise<void>;
}

/**
 * Keeps the read model up to date, after a rebuild where a migration asked for one. Several may run, in one process or many: they take turns.
 * @param report told about failures; the worker goes on by itself
 */
export async function startReadModelWorker(db: Db, sql: Sql, report: (error: unknown) => void): Promise<ReadModelWorker> {
  const wakeUp = new WakeUp();
  const stopping = new AbortController();
  const call = (): void => {
    wakeUp.call();
  };
  const subscription = await sql.listen('listing_changed', call, call);
  const running = work(db, wakeUp, stopping.signal, report);
  return {
    stop: async () => {
      stopping.abort();
      wakeUp.call();
      await running;
      await subscription.unlisten();
    },
  };
}

async function work(db: Db, wakeUp: WakeUp, stopping: AbortSignal, report: (error: unknown) => void): Promise<void> {
  const goOn = (): boolean => !stopping.aborted;
  let whole = false;
  while (goOn()) {
    try {
      if (!whole) await rebuildWhereNeeded(db);
      whole = true;
      const done = await projectBatch(db);
      if (done === 0 && goOn()) await wakeUp.sleep(POLL_MS);
    } catch (error) {
      if (!goOn()) return;
      report(error);
      await wakeUp.sleep(RETRY_MS);
    }
  }
}
