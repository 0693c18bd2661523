import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const USUAL_PLACE = '/usr/bin/chromium';

/** What the decision depends on; tests give their own. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  isExecutable: (file: string) => boolean;
  isRoot: boolean;
  /** Whether sudo works without asking for a password. */
  canSudo: () => boolean;
}

export type ChromiumDecision =
  | { kind: 'found'; path: string }
  /** Commands to run one after the other; Chromium is looked for again afterwards. */
  | { kind: 'install'; commands: string[][] }
  | { kind: 'missing'; reason: string };

/**
 * Decides where the browser of the journeys comes from: `CHROMIUM_PATH`, the path, its usual place,
 * else the system's package when we may install one.
 */
export function decideChromium(machine: Machine): ChromiumDecision {
  const named = machine.env['CHROMIUM_PATH'] ?? '';
  if (named !== '') {
    if (machine.isExecutable(named)) return { kind: 'found', path: named };
    return { kind: 'missing', reason: `CHROMIUM_PATH names ${named}, which cannot be run` };
  }
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), USUAL_PLACE];
  const path = candidates.find((file) => machine.isExecutable(file));
  if (path !== undefined) return { kind: 'found', path };
  const hint = 'set CHROMIUM_PATH to a Chromium or Chrome';
  if (!folders.some((folder) => machine.isExecutable(join(folder, 'apt-get')))) {
    return { kind: 'missing', reason: `no Chromium on this machine and no apt-get to install it with; ${hint}` };
  }
  if (!machine.isRoot && !machine.canSudo()) {
    return { kind: 'missing', reason: `no Chromium on this machine and no right to install it; ${hint}` };
  }
  const prefix = machine.isRoot ? [] : ['sudo', '-n'];
  return {
    kind: 'install',
    commands: [
      [...prefix, 'apt-get', 'update', '-qq'],
      [...prefix, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
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
