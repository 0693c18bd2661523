import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../harness';

/**
 * A token for a remote, as an operator of the portal issues it on the machine with the portal's data.
 * @param grant words that say what it may publish, of a remote that is not live yet
 */
export async function issueToken(dataFolder: string, remote: string, ...grant: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataFolder, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(projectRoot, 'server/dist/cli-remotes.cjs'),
      'token',
      'issue',
      remote,
      '--label',
      `team of ${remote}`,
      ...grant,
    ],
    { cwd: projectRoot, env },
  );
  const token = /kvt_[\w-]+/.exec(stdout)?.[0];
  if (token === undefined) throw new Error(`no token was printed: ${stdout}`);
  return token;
}
