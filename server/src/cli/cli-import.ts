import { runImport } from '../domains/feeds/api';
import { runCommand } from './run-command';

/** `npm run import`: takes over the ads of an agency's feed. */
void runCommand(
  'npm run import',
  ({ settings, database, args }) => runImport({ db: database.db, dataDir: settings.dataDir }, args, console.log),
  {
    // Its 1 means that ads were refused; a run that has begun tells its own outcome.
    failed: 2,
  },
);
