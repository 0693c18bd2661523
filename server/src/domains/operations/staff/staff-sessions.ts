import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { findStaffToken } from '../../registry/api';

/** Holds an operator's session for the staff's pages in all languages and for their calls; no script reads it, and no other site sends it. */
export const STAFF_COOKIE = 'kvadrat_staff';

const SESSION_HOURS = 8;
const SECRET = /^[\w-]{43}$/;

/**
 * Signs an operator in.
 * @returns what the browser keeps, or null for a token that is no operator's
 */
export async function signInStaff(db: Db, token: string): Promise<string | null> {
  const found = await findStaffToken(db, token.trim());
  if (found === null) return null;
  const secret = randomBytes(32).toString('base64url');
  await db
    .deleteFrom('staff_session')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .insertInto('staff_session')
    .values({
      digest: digestOf(secret),
      token_id: found.id,
      expires_at: sql<Date>`now() + make_interval(hours => ${SESSION_HOURS})`,
    })
    .execute();
  return secret;
}

/** Whose session it is, for the history; null for one that is over, or whose token was revoked. */
export async function staffOf(db: Db, secret: string | null): Promise<string | null> {
  if (secret === null || !SECRET.test(secret)) return null;
  const row = await db
    .selectFrom('staff_session as s')
    .innerJoin('registry_token as t', 't.id', 's.token_id')
    .where('s.digest', '=', digestOf(secret))
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('t.revoked_at', 'is', null)
    .select('t.label')
    .executeTakeFirst();
  return row?.label ?? null;
}

export async function signOutStaff(db: Db, secret: string): Promise<void> {
  await db.deleteFrom('staff_session').where('digest', '=', digestOf(secret)).execute();
}

/** Path of the cookie before the staff had calls: browsers would send what is left there first, and nobody could take it away. */
const EARLIER_PATH = '/-/';

/** `Set-Cookie` of a session; an empty secret takes it away. */
export function staffCookies(secret: string, secure: boolean): string[] {
  const cookie = (value: string, path: string, life: number): string =>
    `${STAFF_COOKIE}=${value}; Path=${path}; Max-Age=${life}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return [cookie(secret, '/', secret === '' ? 0 : SESSION_HOURS * 3600), cookie('', EARLIER_PATH, 0)];
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
