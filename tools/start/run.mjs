/** `npm run import|feeds|db|remotes|demo-data -- …`: builds what has the command when it changed, then runs the command. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, root } from './prepare.mjs';
import { runNode } from './run-child.mjs';

const [command = '', ...args] = process.argv.slice(2);
const home = command === 'demo-data' ? 'demo-world' : 'server';
await prepare([home]);
const file = `${home}/dist/cli-${command}.cjs`;
if (!/^[a-z-]+$/.test(command) || !existsSync(join(root, file))) {
  console.error(`There is no command "${command}".`);
  process.exit(2);
}
// npm moves to the project's folder; paths on the command line are meant from where the person is.
process.exitCode = await runNode([join(root, file), ...args], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { NODE_ENV: 'production', ...process.env },
});
