import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import { PostgresJSDialect, PostgresJSDriver } from 'kysely-postgres-js';
import type { ConnectionPool } from './connection-pool';
import type { DbLane } from './lanes';

/** Kysely over our own pool of postgres.js connections. */
export class PoolDialect extends PostgresJSDialect {
  readonly #source: Pick<ConnectionPool, 'reserve' | 'end'>;

  /** @param lane whose connections it takes */
  constructor(pool: ConnectionPool, lane?: DbLane) {
    const source: Pick<ConnectionPool, 'reserve' | 'end'> = {
      reserve: () => pool.reserve(lane),
      end: () => pool.end(),
    };
    super({ postgres: () => source });
    this.#source = source;
  }

  override createDriver(): Driver {
    return new PoolDriver({ postgres: () => this.#source });
  }
}

class PoolDriver extends PostgresJSDriver {
  /**
   * A rollback fails only on a connection that is lost, and PostgreSQL rolls back what a lost connection had begun. The
   * caller shall see what went wrong before.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
  }
}
