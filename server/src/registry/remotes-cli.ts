import { resolve } from 'node:path';
import { publishRelease, rollbackRelease, type ChangeOutcome, type RegistryHome } from './publish-release';
import { RegistryError } from './registry-error';
import { readSnapshot } from './registry.store';

const USAGE = `npm run remotes -- list
npm run remotes -- publish <folder of a release>
npm run remotes -- rollback <name of a remote>`;

export interface RemotesCommand {
  /** Words after the command's name. */
  args: readonly string[];
  home: RegistryHome;
  /** Who is written into the history. */
  author: string;
  print: (line: string) => void;
}

/**
 * `npm run remotes`: lists, publishes and rolls back releases. Running servers follow at once.
 * @returns the exit code: 0 done, 1 refused, 2 wrong use
 */
export async function remotesCommand(command: RemotesCommand): Promise<number> {
  const { args, home, author, print } = command;
  const [verb, operand, ...rest] = args;
  try {
    if (verb === 'list' && operand === undefined) {
      await list(home, print);
      return 0;
    }
    if (verb === 'publish' && operand !== undefined && rest.length === 0) {
      print(sentence(await publishRelease(home, resolve(operand), { author, reason: 'publish' })));
      return 0;
    }
    if (verb === 'rollback' && operand !== undefined && rest.length === 0) {
      print(sentence(await rollbackRelease(home.db, operand, { author, reason: 'rollback' })));
      return 0;
    }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    print(`${error.code}: ${error.message}`);
    print(`More about it: docs/errors/${error.code}.md`);
    return 1;
  }
  print(USAGE);
  return 2;
}

async function list(home: RegistryHome, print: (line: string) => void): Promise<void> {
  const { revision, entries } = await readSnapshot(home.db);
  print(`revision ${revision}`);
  for (const { name, state, stable, previous } of entries) {
    print([name.padEnd(16), state.padEnd(4), stable.padEnd(20), previous === null ? '' : `previous ${previous}`].join(' ').trimEnd());
  }
}

function sentence({ name, release, previous, revision, changed }: ChangeOutcome): string {
  if (!changed) return `${name} ${release} is live already, revision ${revision}.`;
  return `${name} ${release} is live from revision ${revision} on${previous === null ? '' : `, previous is ${previous}`}.`;
}
