import { teamCommand } from './team-command';

/** Program: see `bin/kvadrat-remotes.mjs`. */
process.exitCode = await teamCommand(process.argv.slice(2), process.env, console.log);
