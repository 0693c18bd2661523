import { readFile } from 'node:fs/promises';
import type { RemotesWords } from '@kvadrat/publish';
import { OperatorError, reasonOf } from '../settings';
import type { Db } from '../db';
import { addKey, removeKey } from './signing-key.store';
import { issueToken, listTokens, revokeToken, STAFF } from './team-token.store';

/**
 * Verbs of `npm run remotes` that need the portal's database: tokens and keys of teams.
 * @returns whether it knew the words
 */
export async function operateRegistry(db: Db, { words, options }: RemotesWords, print: (line: string) => void): Promise<boolean> {
  const [subject, verb] = words;
  if (subject === 'token' && options.staff) return staffTokens(db, words.slice(1), options.label, print);
  const [, , name, file, ...rest] = words;
  if (name === undefined || rest.length > 0) return false;
  if (subject === 'token' && file === undefined) return tokens(db, verb, name, options.label ?? name, print);
  if (subject !== 'key' || file === undefined || (verb !== 'add' && verb !== 'remove')) return false;
  const pem = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${reasonOf(cause)}.`, { cause });
  });
  await (verb === 'add' ? addKey : removeKey)(db, name, pem);
  print(verb === 'add' ? `Releases of ${name} have to be signed; this key is one of its keys now.` : `The key is no longer one of ${name}.`);
  return true;
}

/** Tokens of operators: each is somebody's, since the history says who changed what. */
async function staffTokens(db: Db, [verb, id, ...rest]: readonly string[], label: string | undefined, print: (line: string) => void): Promise<boolean> {
  if (rest.length > 0 || (verb === 'revoke') !== (id !== undefined) || (verb === 'issue' && label === undefined)) return false;
  return tokens(db, verb, id ?? STAFF, label ?? '', print);
}

async function tokens(db: Db, verb: string | undefined, name: string, label: string, print: (line: string) => void): Promise<boolean> {
  switch (verb) {
    case 'issue':
      print(`Token for ${name === STAFF ? `${label}, who operates the portal` : name}, shown this once: ${await issueToken(db, name, label)}`);
      return true;
    case 'list':
      for (const { id, label: whose, issuedAt, revokedAt } of await listTokens(db, name)) {
        print(`${id}  issued ${issuedAt.toISOString()}${revokedAt === null ? '' : `, revoked ${revokedAt.toISOString()}`}  ${whose}`);
      }
      return true;
    case 'revoke':
      await revokeToken(db, name);
      print(`Token ${name} opens nothing any more.`);
      return true;
    default:
      return false;
  }
}
