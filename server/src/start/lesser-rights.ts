import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUser } from '../platform/db';
import { type Account, giveFolder, makeFolder } from '../platform/process';
import { projectRoot, reasonOf, type Settings } from '../platform/settings';
import { localPackages } from './local-packages';
import { worldFolder } from './world';

/** What the processes that answer visitors write below the data folder. The database's part is not theirs. */
const WRITTEN = ['media', 'registry', 'releases'] as const;

export interface Rights {
  /** As whom the processes that answer visitors run; undefined for whoever has started the portal. */
  account: Account | undefined;
  /** For whoever has started it as root. */
  told: string | undefined;
}

export interface RightsOptions {
  settings: Pick<Settings, 'dataDir' | 'maps'>;
  /** The database's account, which is there when we are root. */
  account?: Account | undefined;
  /** The checkout or the unpacked release. */
  root?: string;
}

/**
 * Decides as whom the processes that answer visitors run. Of a portal that root has started they have no rights of root, and
 * what they write is given to their account; the first process, which answers nobody, keeps the database. It stays as it was
 * where that account cannot read the program.
 */
export function lesserRights({
  settings: { dataDir, maps },
  account = databaseUser(),
  root = projectRoot(),
}: RightsOptions): Rights {
  if (account === undefined) return { account, told: undefined };
  const parts = ['node_modules', 'server', 'docs/errors'].map((part) => join(root, part));
  const world = worldFolder(root);
  const built = [...localPackages(root).map((folder) => join(folder, 'dist')), ...(existsSync(world) ? [world] : [])];
  const program = [...parts, ...built, ...(maps.geoPack === undefined ? [] : [maps.geoPack])];
  const written = WRITTEN.map((name) => join(dataDir, name));
  const problem =
    unreadable(program, account) ??
    give(written, account) ??
    unreadable([process.execPath, ...written], account, ['-maxdepth', '0']);
  if (problem === undefined) {
    return {
      account,
      told: 'Started as root: the processes that answer visitors run as the account nobody, without rights of root. To choose another account, start the portal as that one.',
    };
  }
  return {
    account: undefined,
    told:
      `Started as root, and the processes that answer visitors keep its rights: ${problem}. Whoever breaks into the portal then has this machine. ` +
      'Put the portal and its data where the account nobody may read them, such as /opt/kvadrat, or start it as another account.',
  };
}

function give(folders: readonly string[], account: Account): string | undefined {
  try {
    for (const folder of folders) {
      makeFolder(folder);
      giveFolder(folder, account);
    }
    return undefined;
  } catch (error) {
    return `the data folder cannot be given to the account nobody (${reasonOf(error)})`;
  }
}

/** Has the account itself look, since lists of access and mounts have a word in it too. @returns why it cannot read all of it */
function unreadable(paths: readonly string[], account: Account, only: readonly string[] = []): string | undefined {
  // What packages of npm hold is readable where their folder is.
  const found = [
    '-path',
    '*/node_modules/*',
    '-prune',
    '-o',
    '!',
    '-type',
    'l',
    '(',
    '!',
    '-readable',
    '-o',
    '-type',
    'd',
    '!',
    '-executable',
    ')',
    '-print',
    '-quit',
  ];
  const { status, stdout, stderr, error } = spawnSync('find', [...paths, ...only, ...found], {
    ...account,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    encoding: 'utf8',
  });
  if (error !== undefined) return `nothing can be run as the account nobody (${reasonOf(error)})`;
  const [first = ''] = [...stdout.split('\n'), ...stderr.split('\n')].filter((line) => line !== '');
  if (first === '' && status === 0) return undefined;
  return first.startsWith('find:')
    ? `the account nobody is refused (${first})`
    : `the account nobody cannot read ${first}`;
}
