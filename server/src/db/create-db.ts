import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
import type { DatabaseAddress } from './database-address';
import type { Database, Db } from './database';

/** PostgreSQL `bigint` (type 20) as a JavaScript number. */
const int8 = {
  to: 20,
  from: [20],
  serialize: (value: number): string => value.toString(),
  parse: (text: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
    return value;
  },
};

/** The raw handle: COPY streams, LISTEN, hand-written SQL. */
export type Sql = postgres.Sql<{ int8: number }>;

export interface DbHandle {
  db: Db;
  sql: Sql;
  /** Waits up to five seconds for running statements, then closes every connection. */
  close: () => Promise<void>;
}

export interface DbOptions {
  /** Connections at most; work_mem is spent per sort in each of them. */
  poolSize?: number;
  /** 0 means no limit (imports, exports, migrations). */
  statementTimeoutMs?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
}

const CLOSE_TIMEOUT_SECONDS = 5;

/**
 * Opens a bounded pool. No connection is made before the first statement, and lost connections are made anew.
 * Statements without parameters may hold several commands; those with parameters are not kept as prepared statements, so
 * that the planner sees the values of each search.
 */
export function createDb(address: DatabaseAddress, options: DbOptions = {}): DbHandle {
  const { poolSize = 8, statementTimeoutMs = 15_000, applicationName = 'kvadrat' } = options;
  const common = {
    max: poolSize,
    connect_timeout: 10,
    types: { int8 },
    // PostgreSQL's notices ("already exists, skipping") are no news for our console.
    onnotice: () => undefined,
    connection: {
      application_name: applicationName,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs * 4,
    },
  };
  const sql: Sql =
    'url' in address
      ? postgres(address.url, common)
      : postgres({
          ...common,
          path: address.socketPath,
          user: address.user,
          password: address.password,
          database: address.database,
        });
  const db = new Kysely<Database>({ dialect: new PostgresJSDialect({ postgres: sql }) });
  return { db, sql, close: () => sql.end({ timeout: CLOSE_TIMEOUT_SECONDS }) };
}
