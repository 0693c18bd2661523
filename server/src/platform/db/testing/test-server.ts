import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb, type DbHandle } from '../create-db';
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
  /** Database with all migrations. */
  template: string;
}

/** Data that is never written to disk in earnest: it lives no longer than the run. */
const UNSAFE = ['fsync', 'synchronous_commit', 'full_page_writes'];

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
    await withAdmin(withDatabase(server.address, template), ({ db }) => migrate(db));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const announcement: Announcement = { address: server.address, template };
  process.env[ADDRESS_VARIABLE] = JSON.stringify(announcement);
  return {
    stop: async () => {
      if (url !== undefined && url !== '') {
        for (const name of [template, withPlaces(template)])
          await runAdmin(server.address, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }
      await server.stop();
    },
  };
}

/** The server started for this jest run. @throws Error outside of a project that names the global setup */
export function announcedServer(): Announcement {
  const text = process.env[ADDRESS_VARIABLE];
  if (text === undefined)
    throw new Error('No test database: globalSetup of server/src/platform/db/testing did not run.');
  const announcement: Announcement = JSON.parse(text);
  return announcement;
}

/**
 * The template that holds the place directory too, made by the test file that asks for it first.
 * @returns its name
 */
export async function placesTemplate({ address, template }: Announcement): Promise<string> {
  const name = withPlaces(template);
  const handle = createDb(address, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    // Workers start together: the others wait for the first.
    await handle.sql`SELECT pg_advisory_lock(hashtext(${name}))`;
    const [made] = await handle.sql`SELECT FROM pg_database WHERE datname = ${name}`;
    if (made === undefined) await makePlacesTemplate(address, template, name);
  } finally {
    await handle.close();
  }
  return name;
}

/** The same database to work in, for a program that has the server to itself. */
export async function openPlaces(): Promise<DbHandle> {
  const server = announcedServer();
  return createDb(withDatabase(server.address, await placesTemplate(server)));
}

/** Gets its name when it is whole: a run that was interrupted leaves none that is half full. */
async function makePlacesTemplate(address: DatabaseAddress, template: string, name: string): Promise<void> {
  const unfinished = `${name}_new`;
  await runAdmin(address, `DROP DATABASE IF EXISTS ${unfinished}`);
  await runAdmin(address, `CREATE DATABASE ${unfinished} TEMPLATE ${template}`);
  // Most test files need none of it.
  const { loadPlaces } = await import('../../../domains/geography/api');
  await withAdmin(withDatabase(address, unfinished), ({ db }) => loadPlaces(db));
  await runAdmin(address, `ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}

const withPlaces = (template: string): string => `${template}_places`;

/** Runs one statement in the server's own database. */
export async function runAdmin(server: DatabaseAddress, statement: string): Promise<void> {
  await withAdmin(server, ({ sql }) => sql.unsafe(statement));
}

/** Works in a database as long as it takes. */
async function withAdmin(address: DatabaseAddress, work: (handle: DbHandle) => Promise<unknown>): Promise<void> {
  const handle = createDb(address, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}

const noServer = (): Promise<void> => Promise.resolve();

/** Enough for the databases of a run, with as much again for others. */
const ROOMY_BYTES = 2 * 1024 ** 3;
const MEMORY = '/dev/shm';

/**
 * Finds the file system that is memory; null where it is too small. Each test file makes a database of a thousand small files
 * and drops it: on a disk with ext4 the next one then takes half a second of the processor to find places for its own, as
 * those just given up are passed over one by one.
 */
function roomyMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOMY_BYTES ? MEMORY : null;
  } catch {
    return null;
  }
}

async function embeddedServer(): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(roomyMemory() ?? tmpdir(), 'kvadrat-test-'));
  // The database user has to walk through it when the tests run as root.
  chmodSync(folder, 0o711);
  const server = await startEmbedded({
    dataDir: folder,
    role: 'the tests',
    report: (message) => process.stderr.write(`${message}\n`),
    onGivenUp: (error) => process.stderr.write(`${error.message}\n`),
  });
  for (const setting of UNSAFE) await runAdmin(server.address, `ALTER SYSTEM SET ${setting} TO off`);
  await runAdmin(server.address, 'SELECT pg_reload_conf()');
  return {
    address: server.address,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
