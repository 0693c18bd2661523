import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../settings';
import type { ClusterFiles } from './cluster-files';
import type { DatabaseUser } from './database-user';

export const DATABASE_OWNER = 'kvadrat';

const STAGING = 'new-';

/** Whether the area holds a complete database. */
export function clusterExists(files: ClusterFiles): boolean {
  return existsSync(files.cluster);
}

/**
 * Makes an empty database: UTF-8, Croatian order of letters, one user with a random password. It is renamed into place
 * when complete, so that a start that was killed half way does no harm.
 */
export async function createCluster(
  binaries: string,
  files: ClusterFiles,
  user: DatabaseUser | undefined,
  stopped?: AbortSignal,
): Promise<void> {
  for (const name of readdirSync(files.area)) {
    if (name.startsWith(STAGING)) rmSync(join(files.area, name), { recursive: true, force: true });
  }
  const staging = join(files.area, `${STAGING}${process.pid}`);
  const cluster = join(staging, 'cluster');
  const passwordFile = join(staging, 'password');
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) {
    chmodSync(staging, 0o711);
    for (const path of [cluster, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  await runInitdb(binaries, cluster, passwordFile, user, stopped);
  if (user !== undefined) chownSync(passwordFile, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  // The password first: a cluster without its password could not be opened, a password alone is simply replaced.
  renameSync(passwordFile, files.password);
  renameSync(cluster, files.cluster);
  rmSync(staging, { recursive: true, force: true });
}

async function runInitdb(
  binaries: string,
  cluster: string,
  passwordFile: string,
  user: DatabaseUser | undefined,
  stopped: AbortSignal | undefined,
): Promise<void> {
  const args = [
    ...['-D', cluster, '-U', DATABASE_OWNER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=hr', '--no-instructions'],
  ];
  const child = spawn(join(binaries, 'bin', 'initdb'), args, {
    ...user,
    ...(stopped === undefined ? {} : { signal: stopped }),
    cwd: '/',
    env: postgresEnvironment(),
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new OperatorError(`PostgreSQL could not make its data folder ${cluster}: ${output.trim()}`);
}

/** PG… and LC_… of the caller must not change what our database does. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * PostgreSQL keeps a data folder to one major version.
 *
 * @throws Error that tells how to bring the data over
 */
export function checkMajor(files: ClusterFiles, major: number): void {
  const found = readFileSync(join(files.cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === String(major)) return;
  throw new OperatorError(
    `The data in ${files.cluster} is of PostgreSQL ${found}, this release brings PostgreSQL ${major}. ` +
      'With the earlier release run "npm run db -- export <file>"; then move the data folder away and run ' +
      '"npm run db -- import <file>" with this one.',
  );
}
