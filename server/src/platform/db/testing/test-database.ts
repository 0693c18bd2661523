import { randomBytes } from 'node:crypto';
import { createDb, type DbHandle } from '../create-db';
import type { Sql } from '../sql';
import { type DatabaseAddress, withDatabase } from '../database-address';
import type { Db } from '../database';
import { announcedServer, placesTemplate, runAdmin } from './test-server';

export interface TestDatabase {
  readonly db: Db;
  readonly sql: Sql;
  readonly connect: DbHandle['connect'];
  readonly address: DatabaseAddress;
}

export interface TestDatabaseOptions {
  /** `empty`: without tables, for tests of migrations and imports; `places`: with the place directory in it. */
  holds?: 'empty' | 'tables' | 'places';
}

/**
 * Gives the test file a fresh, migrated database of its own and drops it afterwards. Call at the top of the file or of a
 * `describe`; use the properties inside tests and hooks only.
 */
export function withTestDatabase({ holds = 'tables' }: TestDatabaseOptions = {}): TestDatabase {
  let current: { handle: DbHandle; address: DatabaseAddress } | undefined;
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;

  beforeAll(async () => {
    const server = announcedServer();
    const { address } = server;
    const templates = { empty: () => 'template0', tables: () => server.template, places: () => placesTemplate(server) };
    await runAdmin(address, `CREATE DATABASE ${name} TEMPLATE ${await templates[holds]()} STRATEGY FILE_COPY`);
    const own = withDatabase(address, name);
    current = { address: own, handle: createDb(own, { poolSize: 4 }) };
  });

  afterAll(async () => {
    await current?.handle.close();
    await runAdmin(announcedServer().address, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

  const ready = (): { handle: DbHandle; address: DatabaseAddress } => {
    if (current === undefined) throw new Error('The test database is there only inside tests and hooks.');
    return current;
  };
  return {
    get db() {
      return ready().handle.db;
    },
    get sql() {
      return ready().handle.sql;
    },
    get connect() {
      return ready().handle.connect;
    },
    get address() {
      return ready().address;
    },
  };
}
