import { userInfo } from 'node:os';
import { readRemotesWords, remotesCommand, teamCommand } from '@kvadrat/publish';
import { databaseClient, operateRegistry } from '../domains/registry/api';
import { printable } from '../platform/settings';
import { runCommand } from './run-command';

/** `npm run remotes`: in the portal's database, or over HTTP when a portal is named. */
async function main(args: string[]): Promise<void> {
  const options = readRemotesWords(args)?.options;
  if (options?.portal === undefined) {
    return runCommand('npm run remotes', ({ database: { db }, settings: { previewOrigins } }) =>
      remotesCommand({
        args,
        client: databaseClient(db, userInfo().username, previewOrigins, options?.local),
        print: console.log,
        operate: (command) => operateRegistry(db, command, console.log),
      }),
    );
  }
  try {
    process.exitCode = await teamCommand(args, process.env, console.log);
  } catch (error) {
    console.error(printable(error));
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
