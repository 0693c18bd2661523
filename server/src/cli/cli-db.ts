import { dbCommand } from './db-command';
import { runCommand } from './run-command';

/** `npm run db`: moves the whole database through one file. */
void runCommand('npm run db', (context) => dbCommand(context, console.log), { mayBegin: true });
