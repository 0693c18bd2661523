/** `npm run new-remote -- mf-x [--route /x/]`: a remote that passes the conformance suite, to be filled with its own pages. */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { projectRoot } from '../harness';
import { readNewRemote } from './remote-name';
import { writeRemote } from './write-remote';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { route: { type: 'string' } } });
  const remote = readNewRemote(positionals[0], values.route);
  await writeRemote(projectRoot, remote);
  // The workspace takes the folder in by its name; there is nothing to fetch.
  await promisify(execFile)('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: projectRoot });
  console.log(`${remote.name} is there and owns ${remote.route}. Next:
  npm run dev -w ${remote.name}           runs it alone, with recorded answers
  npm run build -- ${remote.name}         makes a release
  npm run conformance -- ${remote.name}   is what every release has to pass
  npm run remotes -- publish ${remote.name}/dist/<release>   shows it in a running portal`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
