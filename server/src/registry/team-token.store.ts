import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db';
import { RegistryError } from './registry-error';

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
  const [, id = '', secret = ''] = TOKEN.exec(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '') ?? [];
  const row = await db.selectFrom('registry_token').where('id', '=', id).where('revoked_at', 'is', null).select(['name', 'label', 'secret_hash']).executeTakeFirst();
  if (row === undefined || !timingSafeEqual(Buffer.from(row.secret_hash), Buffer.from(hashOf(secret)))) {
    throw new RegistryError('MFE-112', 'The token is missing, unknown or revoked. Send it as "authorization: Bearer kvt_…"; operators issue them.');
  }
  if (name !== undefined && row.name !== name) {
    throw new RegistryError('MFE-112', `The token is for ${row.name} and does not open ${name}. Use the token of that remote's team.`);
  }
  return row.label;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
