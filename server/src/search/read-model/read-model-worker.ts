import type { Db, Sql } from '../../db';
import { projectBatch } from './project-outbox';

/** Changes are announced; looking without being called covers announcements lost with a connection. */
const POLL_MS = 5000;
const RETRY_MS = 1000;

export interface ReadModelWorker {
  /** Resolves when the batch in work is done and nothing more will start. */
  stop: () => Promise<void>;
}

/**
 * Keeps the read model up to date. Several may run, in one process or many: they take turns.
 * @param report told about failures; the worker goes on by itself
 */
export async function startReadModelWorker(db: Db, sql: Sql, report: (error: unknown) => void): Promise<ReadModelWorker> {
  let stopped = false;
  let wake: () => void = () => undefined;
  let called = true;
  const call = (): void => {
    called = true;
    wake();
  };
  const subscription = await sql.listen('listing_changed', call, call);

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async (): Promise<void> => {
    while (!stopped) {
      called = false;
      try {
        const done = await projectBatch(db);
        if (done === 0 && !called && !stopped) await pause(POLL_MS);
      } catch (error) {
        if (stopped) return;
        report(error);
        await pause(RETRY_MS);
      }
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped = true;
      wake();
      await running;
      await subscription.unlisten();
    },
  };
}
