import type { Db } from '../../db';
import type { SessionHalves } from './account-cookies';
import { findSessions, type OpenSession } from './session.store';

interface Asked {
  halves: SessionHalves;
  found: (session: OpenSession | null) => void;
  failed: (error: unknown) => void;
}

/** Statements at a time: the fewer, the more go together. */
const STATEMENTS = 1;
/** Sessions a statement looks for at most. */
const TOGETHER = 100;

/**
 * Finds sessions for many requests at once. Nobody waits while the database is idle; those who ask while it works go
 * together with the next statement, so that a rush of `info` calls costs a fraction of a statement each.
 */
export class SessionFinder {
  readonly #asked: Asked[] = [];
  #running = 0;

  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
  ) {}

  find(halves: SessionHalves): Promise<OpenSession | null> {
    return new Promise((found, failed) => {
      this.#asked.push({ halves, found, failed });
      if (this.#running < STATEMENTS) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#running += 1;
    for (let batch = this.#take(); batch.length > 0; batch = this.#take()) {
      try {
        const sessions = await findSessions(this.db, batch.map(({ halves }) => halves), this.now());
        for (const [index, { found }] of batch.entries()) found(sessions[index] ?? null);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.#running -= 1;
  }

  #take(): Asked[] {
    return this.#asked.splice(0, TOGETHER);
  }
}
