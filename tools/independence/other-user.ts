import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** Who a team is on this machine: nobody the portal knows. */
export interface OtherUser {
  uid: number;
  gid: number;
}

/** Every Linux has it, and it owns nothing. */
const SOMEBODY: OtherUser = { uid: 1, gid: 1 };

/** What a command may take along; nothing of it says where the portal or its data are. */
const ENVIRONMENT =
  /^(?:PATH|LANG|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_(?:registry|cafile)|(?:https?|no)_proxy)$/i;

/**
 * Another user than the portal's: root becomes one, and whoever is no root is an ordinary user already.
 * @returns null for a root that may not change its user
 */
export function otherUser(): OtherUser | null {
  const { getuid, getgid } = process;
  if (getuid === undefined || getgid === undefined) return null;
  if (getuid.call(process) !== 0) return { uid: getuid.call(process), gid: getgid.call(process) };
  return spawnSync(process.execPath, ['-e', ''], SOMEBODY).status === 0 ? SOMEBODY : null;
}

/** Gives a folder to the user. */
export function giveTo({ uid, gid }: OtherUser, folder: string): void {
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${String(uid)}:${String(gid)}`, folder]);
}

/** Runs a command as the user, with an environment that holds nothing of ours. @throws {Error} with all it printed */
export async function runAs(
  user: OtherUser,
  home: string,
  cwd: string,
  settings: NodeJS.ProcessEnv,
  program: string,
  ...words: string[]
): Promise<string> {
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => ENVIRONMENT.test(name))),
    HOME: home,
    ...settings,
  };
  const rights = process.getuid?.() === 0 ? user : {};
  try {
    return (await promisify(execFile)(program, words, { cwd, env, ...rights, maxBuffer: 16 * 1024 * 1024 })).stdout;
  } catch (error) {
    const printed = ['stdout', 'stderr'].map((stream) => String(Reflect.get(Object(error), stream) ?? '')).join('\n');
    throw new Error(`${program} ${words.join(' ')} failed\n${printed}`, { cause: error });
  }
}
