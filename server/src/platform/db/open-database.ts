import { closeBoth, inTime } from '../process';
import { OperatorError, reasonOf, type Settings } from '../settings';
import { createDb, type DbHandle, type DbOptions } from './create-db';
import { describeAddress, type DatabaseAddress } from './database-address';
import { findRunning, hasDatabase, startEmbedded, type EmbeddedPostgres } from './embedded/embedded-postgres';

/** The oldest PostgreSQL our SQL runs on. */
const OLDEST_MAJOR = 15;

export interface OpenOptions extends DbOptions {
  /** Who opens it, for messages: "the portal", "npm run import". */
  role: string;
  report: (message: string) => void;
  /** The embedded PostgreSQL ended and cannot be started again. */
  onGivenUp: (error: Error) => void;
  /** Aborted when nobody wants the database any more: what is being started is ended again. */
  stopped?: AbortSignal | undefined;
}

export interface CommandOpenOptions extends OpenOptions {
  /** Begins a database where the data folder has none: a wrong DATA_DIR would otherwise look like a portal without any data. */
  begin?: boolean;
}

/** A database with the address by which other processes of the portal reach it. */
export interface OpenedDatabase extends DbHandle {
  address: DatabaseAddress;
}

/** A server that does not answer by then is told to the operator; a start shall not look as if it hung. */
const ANSWER_DEADLINE_MS = 3000;

/**
 * The portal's database: the server of DATABASE_URL, else the embedded one, which is started and belongs to this process
 * until `close`.
 *
 * @throws OperatorError when it cannot be reached or started, is in use, or is too old
 */
export async function openDatabase(settings: Settings, options: OpenOptions): Promise<OpenedDatabase> {
  if (settings.databaseUrl !== undefined) return connectDatabase({ url: settings.databaseUrl }, options);
  const embedded = await startEmbedded({ dataDir: settings.dataDir, ...options });
  return connectTo(embedded, options, embedded.stop);
}

/**
 * The same for a command: uses the embedded server of a running portal, and starts it for the command's own life only
 * when no portal runs.
 *
 * @throws OperatorError when it cannot be reached or started, is too old, or there is none
 */
export async function openDatabaseForCommand(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  { begin = false, ...options }: CommandOpenOptions,
): Promise<OpenedDatabase> {
  if (settings.databaseUrl !== undefined) return connectDatabase({ url: settings.databaseUrl }, options);
  if (!begin && !hasDatabase(settings.dataDir)) {
    throw new OperatorError(
      `There is no database in ${settings.dataDir}. Set DATA_DIR to the folder with the data of the portal, or DATABASE_URL to its server.`,
    );
  }
  const running = findRunning(settings.dataDir);
  if (running !== undefined) return connectDatabase(running, options);
  const embedded = await startEmbedded({ dataDir: settings.dataDir, ...options });
  return connectTo(embedded, options, embedded.stopWhenUnused);
}

async function connectTo(
  embedded: EmbeddedPostgres,
  options: ConnectOptions,
  stop: () => Promise<void>,
): Promise<OpenedDatabase> {
  try {
    const handle = await connectDatabase(embedded.address, options);
    return { ...handle, close: () => closeBoth(handle, { close: stop }) };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

type ConnectOptions = DbOptions & Pick<OpenOptions, 'stopped'>;

/**
 * Connects to a database that runs.
 *
 * @throws OperatorError when it does not answer within three seconds, or is too old
 */
export async function connectDatabase(address: DatabaseAddress, options: ConnectOptions): Promise<OpenedDatabase> {
  const handle = createDb(address, options);
  try {
    await checkVersion(handle, address, options.stopped);
    return { ...handle, address };
  } catch (error) {
    // Connections that are still being made are not waited for.
    await handle.close(0);
    throw error;
  }
}

async function checkVersion(
  handle: DbHandle,
  address: DatabaseAddress,
  stopped: AbortSignal | undefined,
): Promise<void> {
  let version: string;
  try {
    const asked = handle.sql<{ server_version_num: string }[]>`SHOW server_version_num`;
    const [row] = await inTime(asked, ANSWER_DEADLINE_MS, 'it does not answer', stopped);
    version = row?.server_version_num ?? '0';
  } catch (cause) {
    throw new OperatorError(`The database ${describeAddress(address)} cannot be reached: ${reasonOf(cause)}.`, {
      cause,
    });
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
