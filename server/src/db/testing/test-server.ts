import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb } from '../create-db';
import { type DatabaseAddress, withDatabase } from '../database-address';
import { startEmbedded } from '../embedded/embedded-postgres';
import { migrate } from '../migrate';

/** How the jest workers learn of the server that globalSetup started. */
const ADDRESS_VARIABLE = 'KVADRAT_TEST_SERVER';
const TEMPLATE = 'kvadrat_test_template';

export interface TestServer {
  stop: () => Promise<void>;
}

interface Announcement {
  address: DatabaseAddress;
  template: string;
}

/**
 * Starts a PostgreSQL with a migrated template database, or prepares the template on the server of TEST_DATABASE_URL.
 * Files start from the template instead of running every migration again.
 */
export async function startTestServer(): Promise<TestServer> {
  const url = process.env['TEST_DATABASE_URL'];
  const template = `${TEMPLATE}_${process.pid}`;
  const server = url === undefined || url === '' ? await embeddedServer() : { address: { url }, stop: noServer };
  try {
    await runAdmin(server.address, `CREATE DATABASE ${template}`);
    const handle = createDb(withDatabase(server.address, template), { poolSize: 1, statementTimeoutMs: 0 });
    await migrate(handle.db).finally(handle.close);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const announcement: Announcement = { address: server.address, template };
  process.env[ADDRESS_VARIABLE] = JSON.stringify(announcement);
  return {
    stop: async () => {
      if (url !== undefined && url !== '') await runAdmin(server.address, `DROP DATABASE ${template} WITH (FORCE)`);
      await server.stop();
    },
  };
}

/** The server started for this jest run. @throws Error outside of a project that names the global setup */
export function announcedServer(): Announcement {
  const text = process.env[ADDRESS_VARIABLE];
  if (text === undefined) throw new Error('No test database: globalSetup of server/src/db/testing did not run.');
  const announcement: Announcement = JSON.parse(text);
  return announcement;
}

/** Runs one statement in the server's own database. */
export async function runAdmin(server: DatabaseAddress, statement: string): Promise<void> {
  const handle = createDb(server, { poolSize: 1, statementTimeoutMs: 0 });
  await handle.sql.unsafe(statement).then(() => undefined).finally(handle.close);
}

const noServer = (): Promise<void> => Promise.resolve();

async function embeddedServer(): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kvadrat-test-'));
  // The database user has to walk through it when the tests run as root.
  chmodSync(folder, 0o711);
  const server = await startEmbedded({
    dataDir: folder,
    role: 'the tests',
    report: (message) => process.stderr.write(`${message}\n`),
    onGivenUp: (error) => process.stderr.write(`${error.message}\n`),
  });
  return {
    address: server.address,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
