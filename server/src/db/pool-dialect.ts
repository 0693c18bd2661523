import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import { PostgresJSDialect, PostgresJSDriver } from 'kysely-postgres-js';
import type { ConnectionPool } from './connection-pool';

/** Kysely over our own pool of postgres.js connections. */
export class PoolDialect extends PostgresJSDialect {
  constructor(private readonly pool: ConnectionPool) {
    super({ postgres: () => pool });
  }

  override createDriver(): Driver {
    return new PoolDriver({ postgres: () => this.pool });
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
