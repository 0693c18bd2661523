import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db';
import { RegistryError } from './registry-error';

/** In the place of a remote's name: the token of an operator, which opens the operators' pages and no remote. */
export const STAFF = '*';

const TOKEN = /^kvt_([\w-]{8})_([\w-]{43})$/;

/** What is known of a token; its secret is known to its owner only. */
export interface TeamToken {
  id: string;
  /** The one remote it opens. */
  name: string;
  label: string;
  issuedAt: Date;
  revokedAt: Date | null;
}

/**
 * Makes a token that opens one remote.
 * @param label whose it is, for the history
 * @returns the token, to be shown once
 */
export async function issueToken(db: Db, name: string, label: string): Promise<string> {
  const id = randomBytes(6).toString('base64url');
  const secret = randomBytes(32).toString('base64url');
  await db.insertInto('registry_token').values({ id, name, secret_hash: hashOf(secret), label }).execute();
  return `kvt_${id}_${secret}`;
}

export async function listTokens(db: Db, name: string): Promise<TeamToken[]> {
  return db
    .selectFrom('registry_token')
    .where('name', '=', name)
    .select(['id', 'name', 'label', 'issued_at as issuedAt', 'revoked_at as revokedAt'])
    .orderBy('issued_at')
    .execute();
}

/** @throws {RegistryError} MFE-112 when there is no such token in use */
export async function revokeToken(db: Db, id: string): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('registry_token').set({ revoked_at: sql`now()` }).where('id', '=', id).where('revoked_at', 'is', null).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RegistryError('MFE-112', `There is no token "${id}" in use. npm run remotes -- token list <name> shows them.`);
}

/**
 * Finds whose token a request carries.
 * @param authorization the header, `Bearer kvt_…`
 * @param name the remote it is about; without it any valid token will do
 * @returns the token's label
 * @throws {RegistryError} MFE-112
 */
export async function checkToken(db: Db, authorization: string | undefined, name?: string): Promise<string> {
  const row = await findToken(db, /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '');
  if (row === null) {
    throw new RegistryError('MFE-112', 'The token is missing, unknown or revoked. Send it as "authorization: Bearer kvt_…"; operators issue them.');
  }
  if (name !== undefined && row.name !== name) {
    throw new RegistryError('MFE-112', `The token is for ${row.name} and does not open ${name}. Use the token of that remote's team.`);
  }
  return row.label;
}

/** Whose an operator's token is; null for any other token. */
export async function findStaffToken(db: Db, token: string): Promise<{ id: string; label: string } | null> {
  const row = await findToken(db, token);
  return row?.name === STAFF ? row : null;
}

async function findToken(db: Db, token: string): Promise<{ id: string; name: string; label: string } | null> {
  const [, id = '', secret = ''] = TOKEN.exec(token) ?? [];
  const row = await db.selectFrom('registry_token').where('id', '=', id).where('revoked_at', 'is', null).select(['id', 'name', 'label', 'secret_hash']).executeTakeFirst();
  return row !== undefined && timingSafeEqual(Buffer.from(row.secret_hash), Buffer.from(hashOf(secret))) ? row : null;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
