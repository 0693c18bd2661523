import { userInfo } from 'node:os';
import { join } from 'node:path';
import { remotesCommand } from '../registry';
import { runCommand } from './run-command';

/** `npm run remotes`: lists, publishes and rolls back releases. */
void runCommand('npm run remotes', ({ args, database, settings }) =>
  remotesCommand({
    args,
    home: { db: database.db, releasesFolder: join(settings.dataDir, 'releases') },
    author: userInfo().username,
    print: console.log,
  }),
);
