import { readFile } from 'node:fs/promises';
import type { RemotesWords } from '@kvadrat/publish';
import { OperatorError, reasonOf } from '../../platform/settings';
import type { Db } from '../../platform/db';
import { readGrantedRole, readRouteSpace, type TokenGrant } from './check-grant';
import { addKey, removeKey } from './signing-key.store';
import { changeGrant, issueToken, listTokens, revokeToken, STAFF } from './team-token.store';

/**
 * Verbs of `npm run remotes` that need the portal's database: tokens and keys of teams.
 * @returns whether it knew the words
 */
export async function operateRegistry(
  db: Db,
  { words, options }: RemotesWords,
  print: (line: string) => void,
): Promise<boolean> {
  const [subject, verb] = words;
  if (subject === 'token' && options.staff) return staffTokens(db, words.slice(1), options.label, print);
  const [, , name, file, ...rest] = words;
  if (name === undefined || rest.length > 0) return false;
  if (subject === 'token' && file === undefined)
    return tokens(db, verb, name, options.label ?? name, print, readGrant(options));
  if (subject !== 'key' || file === undefined || (verb !== 'add' && verb !== 'remove')) return false;
  const pem = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${reasonOf(cause)}.`, { cause });
  });
  await (verb === 'add' ? addKey : removeKey)(db, name, pem);
  print(
    verb === 'add'
      ? `Releases of ${name} have to be signed; this key is one of its keys now.`
      : `The key is no longer one of ${name}.`,
  );
  return true;
}

/** Tokens of operators: each is somebody's, since the history says who changed what. */
async function staffTokens(
  db: Db,
  [verb, id, ...rest]: readonly string[],
  label: string | undefined,
  print: (line: string) => void,
): Promise<boolean> {
  if (rest.length > 0 || (verb === 'revoke') !== (id !== undefined) || (verb === 'issue' && label === undefined))
    return false;
  return tokens(db, verb, id ?? STAFF, label ?? '', print);
}

/** What of a grant the words name. @throws {RegistryError} MFE-117, MFE-118 */
function readGrant({ role, routes }: RemotesWords['options']): Partial<Pick<TokenGrant, 'role' | 'routes'>> {
  return {
    ...(role === undefined ? {} : { role: readGrantedRole(role) }),
    ...(routes === undefined ? {} : { routes: readRouteSpace(routes) }),
  };
}

async function tokens(
  db: Db,
  verb: string | undefined,
  name: string,
  label: string,
  print: (line: string) => void,
  grant: ReturnType<typeof readGrant> = {},
): Promise<boolean> {
  switch (verb) {
    case 'issue':
      print(
        `Token for ${name === STAFF ? `${label}, who operates the portal` : name}, shown this once: ${await issueToken(db, name, label, grant)}`,
      );
      if (name !== STAFF) print(`It publishes ${grantText({ role: null, routes: null, ...grant })}.`);
      return true;
    case 'grant':
      if (Object.keys(grant).length === 0) return false;
      await changeGrant(db, { id: name, ...grant });
      print(
        `Token ${name} may publish ${[grant.role === undefined ? [] : `the role ${String(grant.role)}`, grant.routes === undefined ? [] : `routes within ${(grant.routes ?? []).join(' ')}`].flat().join(' and ')} from now on.`,
      );
      return true;
    case 'list':
      for (const { id, label: whose, issuedAt, revokedAt, role, routes } of await listTokens(db, name)) {
        const grants = name === STAFF ? '' : `  ${grantText({ role, routes })}`;
        print(
          `${id}  issued ${issuedAt.toISOString()}${revokedAt === null ? '' : `, revoked ${revokedAt.toISOString()}`}  ${whose}${grants}`,
        );
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

function grantText({ role, routes }: Pick<TokenGrant, 'role' | 'routes'>): string {
  const space =
    routes === null
      ? 'the routes that the live release declares'
      : routes.length === 0
        ? 'no routes'
        : `routes within ${routes.join(' ')}`;
  return `${role === null ? 'the role of the live release' : `the role ${role}`} and ${space}`;
}
