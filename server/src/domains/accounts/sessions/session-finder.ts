import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../platform/db';
import type { SessionHalves } from './account-cookies';
import { findSessions, type OpenSession } from './session.store';

interface Asked {
  halves: SessionHalves;
  found: (session: OpenSession | null) => void;
  failed: (error: unknown) => void;
}

/** Sessions a statement looks for at most. */
const TOGETHER = 100;

/**
 * Finds sessions for many requests at once. Nobody waits longer than a turn of the event loop while the database is idle; those who ask while it works go
 * together with the next statement, so that a rush of `info` calls costs a fraction of a statement each.
 */
export class SessionFinder {
  readonly #asked: Asked[] = [];
  #working = false;

  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
  ) {}

  find(halves: SessionHalves): Promise<OpenSession | null> {
    return new Promise((found, failed) => {
      this.#asked.push({ halves, found, failed });
      if (!this.#working) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#working = true;
    do {
      // Requests that came together are read one after the other, within one turn of the event loop.
      await setImmediate();
      await this.#answer(this.#asked.splice(0, TOGETHER));
    } while (this.#asked.length > 0);
    this.#working = false;
  }

  async #answer(batch: readonly Asked[]): Promise<void> {
    try {
      const sessions = await findSessions(
        this.db,
        batch.map(({ halves }) => halves),
        this.now(),
      );
      for (const [index, { found }] of batch.entries()) found(sessions[index] ?? null);
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
}
