import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of the system that journeys need. */
export interface Program {
  title: string;
  /** What its file may be called. */
  names: readonly string[];
  usualPlace: string;
  /** Environment variable that names its file. */
  setting: string;
  /** Package of apt. */
  package: string;
}

export const CHROMIUM: Program = {
  title: 'Chromium',
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  usualPlace: '/usr/bin/chromium',
  setting: 'CHROMIUM_PATH',
  package: 'chromium',
};

/**
 * Chromium without windows, the same engine: each visitor takes a third of the processor time, as no window with its own pages is opened for one.
 * Whoever has named a Chromium gets that one.
 */
export const HEADLESS_CHROMIUM: Program = {
  ...CHROMIUM,
  title: 'Chromium without windows',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  usualPlace: '/usr/bin/chromium-headless-shell',
  package: 'chromium-headless-shell',
};

/** Serves the legacy pages that embed elements. */
export const PHP: Program = {
  title: 'PHP',
  names: ['php'],
  usualPlace: '/usr/bin/php',
  setting: 'PHP_PATH',
  package: 'php-cli',
};

/** Stands in front of the portal in the suite of what caches may keep. */
export const NGINX: Program = {
  title: 'nginx',
  names: ['nginx'],
  usualPlace: '/usr/sbin/nginx',
  setting: 'NGINX_PATH',
  package: 'nginx-light',
};

/** The oldest PostgreSQL the portal runs on, as Debian has it. Others on the path are of other versions. */
export const POSTGRES_15: Program = {
  title: 'PostgreSQL 15',
  names: [],
  usualPlace: '/usr/lib/postgresql/15/bin/postgres',
  setting: 'POSTGRES_15_PATH',
  package: 'postgresql-15',
};

/** What the decision depends on; tests give their own. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  isExecutable: (file: string) => boolean;
  isRoot: boolean;
  /** Whether sudo works without asking for a password. */
  canSudo: () => boolean;
}

export type ProgramDecision =
  | { kind: 'found'; path: string }
  /** Commands to run one after the other; it is looked for again afterwards. */
  | { kind: 'install'; commands: string[][] }
  | { kind: 'missing'; reason: string };

/**
 * Decides where a program comes from: its setting, the path, its usual place,
 * else the system's package when we may install one.
 */
export function decideProgram(machine: Machine, program: Program): ProgramDecision {
  const { title, setting } = program;
  const named = machine.env[setting] ?? '';
  if (named !== '') {
    if (machine.isExecutable(named)) return { kind: 'found', path: named };
    return { kind: 'missing', reason: `${setting} names ${named}, which cannot be run` };
  }
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...program.names.flatMap((name) => folders.map((folder) => join(folder, name))),
    program.usualPlace,
  ];
  const path = candidates.find((file) => machine.isExecutable(file));
  if (path !== undefined) return { kind: 'found', path };
  const hint = `set ${setting} to it`;
  if (!folders.some((folder) => machine.isExecutable(join(folder, 'apt-get')))) {
    return { kind: 'missing', reason: `no ${title} on this machine and no apt-get to install it with; ${hint}` };
  }
  if (!machine.isRoot && !machine.canSudo()) {
    return { kind: 'missing', reason: `no ${title} on this machine and no right to install it; ${hint}` };
  }
  const prefix = machine.isRoot ? [] : ['sudo', '-n'];
  return {
    kind: 'install',
    commands: [
      [...prefix, 'apt-get', 'update', '-qq'],
      [...prefix, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', program.package],
    ],
  };
}

export const thisMachine: Machine = {
  env: process.env,
  isExecutable,
  isRoot: process.getuid?.() === 0,
  canSudo: () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
};

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
