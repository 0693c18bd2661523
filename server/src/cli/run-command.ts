import { type DbHandle, migrate, openDatabaseForCommand, schemaVersion } from '../platform/db';
import { printable, readSettings, type Settings } from '../platform/settings';

export interface CommandContext {
  settings: Settings;
  database: DbHandle;
  /** The schema was made for this command: nothing has been in this database before. */
  fresh: boolean;
  args: readonly string[];
}

/** Asks for a database where the data folder has none. */
const NEW = '--new';

/**
 * Runs a command against the portal's database, whether the portal runs or not, and ends the process with its exit code.
 *
 * @param name as it is called, "npm run import", for messages
 * @param options.failed exit code of a command that could not do its work; 1 when absent
 * @param options.mayBegin whether the command has a use for a new, empty database, which is then made for those who say `--new`
 */
export async function runCommand(
  name: string,
  work: (context: CommandContext) => Promise<number>,
  { mayBegin = false, failed = 1 }: { mayBegin?: boolean; failed?: number } = {},
): Promise<void> {
  try {
    process.exitCode = await inDatabase(name, work, mayBegin);
  } catch (error) {
    console.error(printable(error));
    process.exitCode = failed;
  }
}

async function inDatabase(
  name: string,
  work: (context: CommandContext) => Promise<number>,
  mayBegin: boolean,
): Promise<number> {
  const settings = readSettings();
  const words = process.argv.slice(2);
  const begin = mayBegin && words.includes(NEW);
  const database = await openDatabaseForCommand(settings, {
    role: name,
    applicationName: name.replace('npm run ', 'kvadrat-'),
    poolSize: 4,
    statementTimeoutMs: 0,
    report: (message) => console.error(message),
    onGivenUp: (error) => console.error(printable(error)),
    begin,
  });
  // Ctrl-C breaks the work off by closing its connections; the embedded database is then stopped in order.
  const interrupt = (): void => {
    void database.close().finally(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  try {
    const applied = await migrate(database.db);
    const fresh = applied.length === (await schemaVersion(database.db)).length;
    return await work({ settings, database, fresh, args: mayBegin ? words.filter((word) => word !== NEW) : words });
  } finally {
    await database.close();
  }
}
