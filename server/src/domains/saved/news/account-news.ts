import type { Sql } from '../../../platform/db';
import { CHANGED_ACCOUNTS_CHANNEL } from '../tell-account';

type Listener = () => void;

/**
 * Tells who listens here that something of their account has changed, whichever process changed it. One subscription of the database serves
 * all; it begins with the first who listens.
 */
export class AccountNews {
  readonly #listeners = new Map<number, Set<Listener>>();
  #subscription: ReturnType<Sql['listen']> | undefined;

  constructor(private readonly sql: Pick<Sql, 'listen'>) {}

  /** How many listen, to one account or in all. */
  count(accountId?: number): number {
    if (accountId !== undefined) return this.#listeners.get(accountId)?.size ?? 0;
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Resolves once nothing is missed any more. @returns ends it */
  async listen(accountId: number, listener: Listener): Promise<() => void> {
    await this.#subscribe();
    const own = this.#listeners.get(accountId) ?? new Set();
    this.#listeners.set(accountId, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && this.#listeners.get(accountId) === own) this.#listeners.delete(accountId);
    };
  }

  async close(): Promise<void> {
    const subscription = this.#subscription;
    this.#subscription = undefined;
    await subscription?.then(
      (open) => open.unlisten(),
      () => undefined,
    );
  }

  async #subscribe(): Promise<void> {
    let isFirst = true;
    this.#subscription ??= this.sql.listen(
      CHANGED_ACCOUNTS_CHANNEL,
      (id) => this.#tell(this.#listeners.get(Number(id)) ?? []),
      () => {
        // After a lost connection nobody knows what was missed.
        if (!isFirst) for (const listeners of this.#listeners.values()) this.#tell(listeners);
        isFirst = false;
      },
    );
    try {
      await this.#subscription;
    } catch (error) {
      this.#subscription = undefined;
      throw error;
    }
  }

  #tell(listeners: Iterable<Listener>): void {
    for (const listener of [...listeners]) listener();
  }
}
