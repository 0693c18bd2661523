import { OperatorError, reasonOf, type Settings } from '../settings';
import { createDb, type DbHandle, type DbOptions } from './create-db';
import { describeAddress, type DatabaseAddress } from './database-address';
import { findRunning, startEmbedded, type EmbeddedPostgres } from './embedded/embedded-postgres';

/** The oldest PostgreSQL our SQL runs on. */
const OLDEST_MAJOR = 15;

export interface OpenOptions extends DbOptions {
  /** Who opens it, for messages: "the portal", "npm run import". */
  role: string;
  report: (message: string) => void;
  /** The embedded PostgreSQL ended and cannot be started again. */
  onGivenUp: (error: Error) => void;
}

/**
 * The portal's database: the server of DATABASE_URL, else the embedded one, which is started and belongs to this process
 * until `close`.
 *
 * @throws OperatorError when it cannot be reached or started, is in use, or is too old
 */
export async function openDatabase(settings: Settings, options: OpenOptions): Promise<DbHandle> {
  if (settings.databaseUrl !== undefined) return connect({ url: settings.databaseUrl }, options);
  const embedded = await startEmbedded({ dataDir: settings.dataDir, ...options });
  return connectTo(embedded, options, embedded.stop);
}

/**
 * The same for a command: uses the embedded server of a running portal, and starts it for the command's own life only
 * when no portal runs.
 */
export async function openDatabaseForCommand(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>, options: OpenOptions): Promise<DbHandle> {
  if (settings.databaseUrl !== undefined) return connect({ url: settings.databaseUrl }, options);
  const running = findRunning(settings.dataDir);
  if (running !== undefined) return connect(running, options);
  const embedded = await startEmbedded({ dataDir: settings.dataDir, ...options });
  return connectTo(embedded, options, embedded.stopWhenUnused);
}

async function connectTo(embedded: EmbeddedPostgres, options: DbOptions, stop: () => Promise<void>): Promise<DbHandle> {
  try {
    const handle = await connect(embedded.address, options);
    return { ...handle, close: () => handle.close().finally(stop) };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function connect(address: DatabaseAddress, options: DbOptions): Promise<DbHandle> {
  const handle = createDb(address, options);
  try {
    await checkVersion(handle, address);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function checkVersion(handle: DbHandle, address: DatabaseAddress): Promise<void> {
  let version: string;
  try {
    const [row] = await handle.sql<{ server_version_num: string }[]>`SHOW server_version_num`;
    version = row?.server_version_num ?? '0';
  } catch (cause) {
    throw new OperatorError(`The database ${describeAddress(address)} cannot be reached: ${reasonOf(cause)}.`, { cause });
  }
  const complaint = versionComplaint(Number(version), address);
  if (complaint !== undefined) throw new OperatorError(complaint);
}

/**
 * @param version as PostgreSQL's server_version_num gives it: 150020 for 15.20
 * @returns the sentence to stop with, or undefined when the version will do
 */
export function versionComplaint(version: number, address: DatabaseAddress): string | undefined {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST_MAJOR) return undefined;
  return `The database ${describeAddress(address)} is PostgreSQL ${major}, but the portal needs ${OLDEST_MAJOR} or newer.`;
}
