import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { RegistryError } from '@kvadrat/contracts/errors';
import type { ChangeOutcome, RemoteAction } from '@kvadrat/contracts/releases';
import { ConsoleError } from './console-error';
import { overrideWords } from './override-words';
import type { RegistryClient } from './registry-client';
import { readReleasePackage } from './release-package';
import { signRelease } from './sign-release';

const USAGE = `npm run remotes -- list
npm run remotes -- history <remote>
npm run remotes -- sign <folder of a release> <file of the private key>
npm run remotes -- verify <folder of a release>
npm run remotes -- upload <folder of a release>
npm run remotes -- publish <folder of a release>
npm run remotes -- pin <remote> <release>
npm run remotes -- canary <remote> <release> <percent> [--days 7]
npm run remotes -- promote | stop-canary | rollback | on | off <remote>
npm run remotes -- override <remote> <release, or address of a preview> [--hours 8]
npm run remotes -- overrides <remote>
npm run remotes -- revoke-override <remote> <id>
Each change takes --reason <text> and --expect <revision>. With --portal <origin> and a token in
KVADRAT_TOKEN it is made over HTTP. On the portal's own machine also:
npm run remotes -- token issue <remote> [--label <whose>] [--role primary] [--routes '/x/*' --routes '/y/']
npm run remotes -- token grant <id> [--role <role>] [--routes <pattern> …] | list <remote> | revoke <id>
npm run remotes -- token --staff issue --label <whose> | list | revoke <id>
npm run remotes -- key add | remove <remote> <file of the public key>`;

const OPTIONS = {
  reason: { type: 'string' },
  expect: { type: 'string' },
  days: { type: 'string', default: '7' },
  hours: { type: 'string', default: '8' },
  label: { type: 'string' },
  role: { type: 'string' },
  routes: { type: 'string', multiple: true },
  portal: { type: 'string' },
  staff: { type: 'boolean', default: false },
  /** Of `npm run dev`: a build of the portal's own checkout. */
  local: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

const DAY_MS = 86_400_000;

export interface RemotesWords {
  words: string[];
  options: {
    reason?: string;
    expect?: string;
    days: string;
    hours: string;
    label?: string;
    role?: string;
    routes?: string[];
    portal?: string;
    staff: boolean;
    local?: boolean;
  };
}

/** Reads the command line; null for one that cannot be read. */
export function readRemotesWords(args: readonly string[]): RemotesWords | null {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    return { words: positionals, options: values };
  } catch {
    return null;
  }
}

export interface RemotesCommand {
  /** Words after the command's name. */
  args: readonly string[];
  client: RegistryClient;
  print: (line: string) => void;
  /** Verbs that only the portal's own machine has; true when it knew the words. */
  operate?: (command: RemotesWords) => Promise<boolean>;
}

/**
 * `npm run remotes`: releases and what is live. Running servers follow at once.
 * @returns the exit code: 0 done, 1 refused, 2 wrong use
 */
export async function remotesCommand({ args, client, print, operate }: RemotesCommand): Promise<number> {
  const command = readRemotesWords(args);
  try {
    if (command !== null && ((await operate?.(command)) === true || (await run(command, client, print)))) return 0;
  } catch (error) {
    if (error instanceof RegistryError) {
      print(`${error.code}: ${error.message}`);
      print(`More about it: docs/errors/${error.code}.md`);
    } else if (error instanceof ConsoleError) print(error.message);
    else throw error;
    return 1;
  }
  print(USAGE);
  return 2;
}

/** @returns false for words that are no command */
async function run(
  { words: [verb = '', name, release, percent, ...rest], options }: RemotesWords,
  client: RegistryClient,
  print: (line: string) => void,
): Promise<boolean> {
  const { reason = verb, expect } = options;
  const change = async (remote: string, action: RemoteAction): Promise<void> => {
    const outcome = await client.change(remote, action, {
      reason,
      ...(expect === undefined ? {} : { expectedRevision: Number(expect) }),
    });
    print(sentence(outcome));
    if (outcome.behind !== undefined)
      print(
        `It is not everywhere yet: ${outcome.behind} of the portal's processes did not take it up within two seconds. They will as soon as they can.`,
      );
  };
  if (rest.length > 0 || (percent !== undefined && verb !== 'canary')) return false;
  if (name === undefined) return verb === 'list' && (await list(client, print));
  switch (verb) {
    case 'history':
      for (const { revision, author, reason: why, changedAt, entry } of await client.history(name)) {
        print(`${String(revision).padStart(5)}  ${changedAt.toISOString()}  ${entry?.stable ?? ''}  ${author}: ${why}`);
      }
      return release === undefined;
    case 'verify':
    case 'upload':
    case 'publish': {
      if (release !== undefined) return false;
      const candidate = await readReleasePackage(resolve(name));
      const kept = await (verb === 'verify' ? client.verify(candidate) : client.upload(candidate));
      if (verb === 'publish') await change(kept.name, { action: 'pin', release: kept.release });
      else print(`${kept.name} ${kept.release} ${verb === 'verify' ? 'can be published' : 'is uploaded'}.`);
      return true;
    }
    case 'sign':
      if (release === undefined) return false;
      await signRelease(resolve(name), resolve(release));
      print('The release is signed.');
      return true;
    case 'pin':
      if (release === undefined) return false;
      await change(name, { action: 'pin', release });
      return true;
    case 'canary':
      if (release === undefined || percent === undefined) return false;
      await change(name, { action: 'canary', release, percent: Number(percent), until: untilOf(options.days) });
      return true;
    case 'promote':
    case 'stop-canary':
    case 'rollback':
    case 'on':
    case 'off':
      if (release !== undefined) return false;
      await change(name, { action: verb });
      return true;
    default:
      return overrideWords(
        [verb, name, ...(release === undefined ? [] : [release])],
        Number(options.hours),
        client,
        print,
      );
  }
}

/** Days that are no number are refused where the order is judged. */
function untilOf(days: string): string {
  const end = new Date(Date.now() + Number(days) * DAY_MS);
  return Number.isNaN(end.getTime()) ? days : end.toISOString();
}

async function list(client: RegistryClient, print: (line: string) => void): Promise<true> {
  const { revision, entries } = await client.list();
  print(`revision ${revision}`);
  for (const { name, state, stable, previous, canary } of entries) {
    const notes = [
      previous === null ? '' : `previous ${previous}`,
      canary === null ? '' : `canary ${canary.release} for ${canary.percent} % until ${canary.until}`,
    ];
    print([name.padEnd(16), state.padEnd(4), stable.padEnd(20), ...notes].join(' ').trimEnd());
  }
  return true;
}

function sentence({ name, state, release, previous, canary, revision, changed }: ChangeOutcome): string {
  const trial = canary === null ? '' : `, ${canary.release} for ${canary.percent} % until ${canary.until}`;
  if (!changed) return `${name} ${release} is live already, revision ${revision}.`;
  if (state === 'off') return `${name} is off from revision ${revision} on.`;
  return `${name} ${release} is live from revision ${revision} on${previous === null ? '' : `, previous is ${previous}`}${trial}.`;
}
