import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { refuseOperators, liveManifest, type TokenGrant } from './check-grant';
import { RegistryError } from './registry-error';
import { LOCAL_BUILD_AUTHOR } from './local-build-author';
import { readSnapshot } from './registry.store';

/** In the place of a remote's name: the token of an operator, which opens the operators' pages and no remote. */
export const STAFF = '*';

const TOKEN = /^kvt_([\w-]{8})_([\w-]{43})$/;

/** What is known of a token; its secret is known to its owner only. */
export interface TeamToken extends TokenGrant {
  /** The one remote it opens. */
  name: string;
  label: string;
  issuedAt: Date;
  revokedAt: Date | null;
}

/** Who calls with a token, and what it lets them do. */
export interface TokenHolder {
  label: string;
  grant: TokenGrant;
}

/**
 * Makes a token that opens one remote.
 * @param label whose it is, for the history
 * @param grant what it may publish; without it what the registry already names of the remote
 * @returns the token, to be shown once
 * @throws {RegistryError} MFE-117 for the shell, MFE-112 for a label that would read like a local build
 */
export async function issueToken(
  db: Db,
  name: string,
  label: string,
  { role, routes }: Partial<Pick<TokenGrant, 'role' | 'routes'>> = {},
): Promise<string> {
  if (name !== STAFF) refuseOperators(liveManifest(await readSnapshot(db), name));
  if (label === LOCAL_BUILD_AUTHOR)
    throw new RegistryError(
      'MFE-112',
      `"${label}" is what the history calls builds of the portal's own checkout. Name whose the token is.`,
    );
  const id = newTokenId();
  const secret = randomBytes(32).toString('base64url');
  await db
    .insertInto('registry_token')
    .values({
      id,
      name,
      secret_hash: hashOf(secret),
      label,
      role: role ?? null,
      routes: routes === undefined || routes === null ? null : [...routes],
    })
    .execute();
  return `kvt_${id}_${secret}`;
}

/** A name of eight characters that no command takes for an option. */
function newTokenId(): string {
  const id = randomBytes(6).toString('base64url');
  return id.startsWith('-') ? newTokenId() : id;
}

export async function listTokens(db: Db, name: string): Promise<TeamToken[]> {
  return db
    .selectFrom('registry_token')
    .where('name', '=', name)
    .select(['id', 'name', 'label', 'role', 'routes', 'issued_at as issuedAt', 'revoked_at as revokedAt'])
    .orderBy('issued_at')
    .execute();
}

/**
 * Says anew what a token may publish; what is not named stays as it was.
 * @throws {RegistryError} MFE-112 when there is no such token in use
 */
export async function changeGrant(
  db: Db,
  { id, role, routes }: Pick<TokenGrant, 'id'> & Partial<TokenGrant>,
): Promise<void> {
  const change = {
    ...(role === undefined ? {} : { role }),
    ...(routes === undefined ? {} : { routes: routes === null ? null : [...routes] }),
  };
  const { numUpdatedRows } = await db
    .updateTable('registry_token')
    .set({ id, ...change })
    .where('id', '=', id)
    .where('name', '!=', STAFF)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noToken(id);
}

/** @throws {RegistryError} MFE-112 when there is no such token in use */
export async function revokeToken(db: Db, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('registry_token')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noToken(id);
}

function noToken(id: string): RegistryError {
  return new RegistryError(
    'MFE-112',
    `There is no token "${id}" in use. npm run remotes -- token list <name> shows them.`,
  );
}

/**
 * Finds whose token a request carries.
 * @param authorization the header, `Bearer kvt_…`
 * @param name the remote it is about; without it any valid token will do
 * @returns its label, and what it may publish
 * @throws {RegistryError} MFE-112
 */
export async function checkToken(db: Db, authorization: string | undefined, name?: string): Promise<TokenHolder> {
  const row = await findToken(db, /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '');
  if (row === null) {
    throw new RegistryError(
      'MFE-112',
      'The token is missing, unknown or revoked. Send it as "authorization: Bearer kvt_…"; operators issue them.',
    );
  }
  if (name !== undefined && row.name !== name) {
    throw new RegistryError(
      'MFE-112',
      `The token is for ${row.name} and does not open ${name}. Use the token of that remote's team.`,
    );
  }
  const { id, label, role, routes } = row;
  return { label, grant: { id, role, routes } };
}

/** Whose an operator's token is; null for any other token. */
export async function findStaffToken(db: Db, token: string): Promise<{ id: string; label: string } | null> {
  const row = await findToken(db, token);
  return row?.name === STAFF ? { id: row.id, label: row.label } : null;
}

async function findToken(db: Db, token: string): Promise<Omit<TeamToken, 'issuedAt' | 'revokedAt'> | null> {
  const [, id = '', secret = ''] = TOKEN.exec(token) ?? [];
  const row = await db
    .selectFrom('registry_token')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .select(['id', 'name', 'label', 'role', 'routes', 'secret_hash'])
    .executeTakeFirst();
  return row !== undefined && timingSafeEqual(Buffer.from(row.secret_hash), Buffer.from(hashOf(secret))) ? row : null;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
