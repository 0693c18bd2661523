import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { alterRelease, projectRoot, type Alterations } from '@kvadrat/tools/harness';
import { builtRelease } from '../support/releases';

const PROGRAM = join(projectRoot, 'server/dist/cli-remotes.cjs');

export interface Printed {
  code: number;
  text: string;
}

/** `npm run remotes -- …` of a team, over HTTP: nothing of the portal is within its reach but its address. */
export function asTeam(origin: string, token: string, ...words: string[]): Promise<Printed> {
  return run([...words, '--portal', origin], {
    KVADRAT_TOKEN: token,
    DATA_DIR: join(tmpdir(), 'kvadrat-no-such-folder'),
  });
}

/** Makes a changed copy of a remote's build for as long as `work` takes. */
export async function withAltered<T>(
  remote: string,
  alterations: Alterations,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'kvadrat-team-'));
  try {
    await alterRelease(await builtRelease(remote), join(parent, 'release'), alterations);
    return await work(join(parent, 'release'));
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

async function run(words: string[], settings: NodeJS.ProcessEnv): Promise<Printed> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', ...settings };
  return promisify(execFile)(process.execPath, [PROGRAM, ...words], { cwd: projectRoot, env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: unknown) => {
      if (typeof error !== 'object' || error === null || !('code' in error) || !('stdout' in error)) throw error;
      return { code: Number(error.code), text: String(error.stdout) };
    },
  );
}
