import { resolve } from 'node:path';
import { exportDatabase, importDatabase } from '../platform/db';
import { rebuildReadModel, refreshRollUps } from '../domains/search/api';
import { OperatorError } from '../platform/settings';
import type { CommandContext } from './run-command';

const USAGE = `npm run db -- export <file>
npm run db -- import <file> [--replace] [--new]
npm run db -- rebuild`;

/**
 * Exports or imports the whole database, or builds what searches read anew from the ads, while the portal goes on. Photos
 * and releases are files of the data folder and are copied beside an export.
 *
 * @returns the exit code: 0 done, 2 wrong use
 * @throws OperatorError when it is refused
 */
export async function dbCommand(
  { args, database, fresh, settings }: CommandContext,
  print: (line: string) => void,
): Promise<number> {
  const replace = args.includes('--replace');
  const [verb, file, ...rest] = args.filter((argument) => argument !== '--replace');
  if (args.length === 1 && verb === 'rebuild') {
    const ads = await rebuildReadModel(database.db);
    await refreshRollUps(database.db);
    print(`Searches read ${ads} ads, all of them built anew.`);
    return 0;
  }
  if (file === undefined || rest.length > 0 || file.startsWith('--')) {
    print(USAGE);
    return 2;
  }
  const path = resolve(file);
  if (verb === 'export' && !replace) {
    const { tables, rows } = await exportDatabase(database, path);
    print(`${rows} rows of ${tables} tables are in ${path}.`);
    print(`Copy the folders media and releases of ${settings.dataDir} beside it: the file holds the database only.`);
    return 0;
  }
  if (verb === 'import') {
    await refuseWhileServing(database);
    const { tables, rows } = await importDatabase(database, path, { replace: replace || fresh });
    print(`${rows} rows of ${tables} tables came from ${path}.`);
    return 0;
  }
  print(USAGE);
  return 2;
}

/** A running portal keeps places, releases and counts in memory, and would go on with those of the old content. */
async function refuseWhileServing({ sql }: CommandContext['database']): Promise<void> {
  const [portal] = await sql`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND application_name ~ '^kvadrat( |$)' AND pid <> pg_backend_pid() LIMIT 1`;
  if (portal !== undefined)
    throw new OperatorError('The portal is running on this database. Stop it before an import.');
}
