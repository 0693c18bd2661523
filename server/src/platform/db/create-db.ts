import { Kysely } from 'kysely';
import { ConnectionPool, type PoolState } from './connection-pool';
import type { Database, Db } from './database';
import type { DatabaseAddress } from './database-address';
import { registerLanes, type DbLane } from './lanes';
import { PoolDialect } from './pool-dialect';
import { openSql, type Sql } from './sql';

export interface DbHandle {
  db: Db;
  /** The raw handle: COPY, LISTEN, single statements. Transactions that must survive lost connections go over `db`. */
  sql: Sql;
  /** Of the connections of `db`. */
  pool: () => PoolState;
  /** Opens a client of one connection, which lives until that client is ended or lost; `onclose` is told when. */
  connect: (onclose: () => void) => Sql;
  /** Waits up to five seconds for running statements, then closes every connection. @param timeoutSeconds how long instead */
  close: (timeoutSeconds?: number) => Promise<void>;
}

export interface DbOptions {
  /** Connections at most, of `db` and of `sql` each; work_mem is spent per sort in each of them. */
  poolSize?: number;
  /** Longest time in milliseconds that a statement of a visitor waits for a connection; for ever where left out. */
  poolWaitMs?: number;
  /** 0 means no limit (imports, exports, migrations). */
  statementTimeoutMs?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
}

const CLOSE_TIMEOUT_SECONDS = 5;

/**
 * Opens a bounded pool. No connection is made before the first statement, and lost connections are made anew.
 * Statements without parameters may hold several commands; those with parameters are prepared when their text comes often,
 * and planned anew each time all the same: the planner has to see the values of each search.
 */
export function createDb(address: DatabaseAddress, options: DbOptions = {}): DbHandle {
  const { poolSize = 8, poolWaitMs, statementTimeoutMs = 15_000, applicationName = 'kvadrat' } = options;
  const connection = {
    application_name: applicationName,
    statement_timeout: statementTimeoutMs,
    plan_cache_mode: 'force_custom_plan',
    idle_in_transaction_session_timeout: statementTimeoutMs * 4,
  };
  const sql = openSql(address, { max: poolSize, connection });
  // Without an end of life: postgres.js would end it between the statements of a transaction.
  const connect = (onclose: () => void): Sql => openSql(address, { max: 1, max_lifetime: null, connection, onclose });
  const pool = new ConnectionPool(connect, poolSize, { waitMs: poolWaitMs });
  const over = (lane?: DbLane): Db => new Kysely<Database>({ dialect: new PoolDialect(pool, lane) });
  const db = over();
  registerLanes(db, { heavy: over('heavy'), background: over('background') });
  const close = async (timeoutSeconds = CLOSE_TIMEOUT_SECONDS): Promise<void> => {
    await Promise.all([sql.end({ timeout: timeoutSeconds }), pool.end(timeoutSeconds)]);
  };
  return { db, sql, pool: () => pool.state(), connect, close };
}
