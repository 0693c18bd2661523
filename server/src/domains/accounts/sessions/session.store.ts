import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import type { AccountRow, SignInService } from '../account.tables';
import { digestOf, newToken } from '../secret-token';
import { tellAccount } from '../tell-account';
import type { SessionHalves } from './account-cookies';
import type { Place } from './sign-in.store';

const DAY_MS = 24 * 3600_000;
/** Without a visit. */
const IDLE_DAYS = 30;
/** Whatever happens. */
const ABSOLUTE_DAYS = 180;

export interface OpenSession {
  account: AccountRow;
  service: SignInService;
  /** Whether it was last brought forward more than a day ago. */
  stale: boolean;
  /** When its owner last showed who they are. */
  provenAt: Date;
  /** Id of the agency that is acted for; null for oneself. */
  actingFor: number | null;
}

export async function openSession(
  tx: DbOrTransaction,
  accountId: number,
  service: SignInService,
  now: Date,
): Promise<SessionHalves> {
  const halves = { handle: newToken(), key: newToken() };
  await tx
    .insertInto('account_session')
    .values({
      handle_hash: digestOf(halves.handle),
      key_hash: digestOf(halves.key),
      account_id: accountId,
      service,
      created_at: now,
      seen_at: now,
      proven_at: now,
    })
    .execute();
  return halves;
}

/**
 * Opens a session with a password that was right a moment ago. It waits for whoever changes the account meanwhile: no session
 * comes in behind a change that ends them all.
 * @returns null when the password no longer holds
 */
export async function openSessionWhile(
  db: DbOrTransaction,
  { id, password_hash: hash }: Pick<AccountRow, 'id' | 'password_hash'>,
  now: Date,
): Promise<SessionHalves | null> {
  const halves = { handle: newToken(), key: newToken() };
  const opened = await db
    .insertInto('account_session')
    .columns(['account_id', 'handle_hash', 'key_hash', 'service', 'created_at', 'seen_at', 'proven_at'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select((column) => [
          column.ref('id').as('account_id'),
          column.val(digestOf(halves.handle)).as('handle_hash'),
          column.val(digestOf(halves.key)).as('key_hash'),
          sql<string>`'email'`.as('service'),
          column.val(now).as('created_at'),
          column.val(now).as('seen_at'),
          column.val(now).as('proven_at'),
        ])
        .where('id', '=', id)
        .where('password_hash', '=', hash)
        .forShare(),
    )
    .returning('account_id')
    .executeTakeFirst();
  return opened === undefined ? null : halves;
}

/** The sessions of halves that belong together, within their time, of accounts that are open; in the order of the halves, null for none. */
export async function findSessions(
  db: Db,
  asked: readonly SessionHalves[],
  now: Date,
): Promise<(OpenSession | null)[]> {
  const hashes = asked.map(({ handle }) => digestOf(handle).toString('hex'));
  const rows = await db
    .selectFrom('account_session as session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select(['session.handle_hash', 'session.key_hash', 'session.service', 'session.seen_at', 'session.proven_at'])
    .select('session.acting_for as actingFor')
    // One text however many are asked for, so that it stays prepared; the driver has no arrays of bytes.
    .where(
      sql<boolean>`session.handle_hash = any(array(select decode(hash, 'hex') from unnest(string_to_array(${hashes.join(',')}, ',')) as hash))`,
    )
    .where('session.seen_at', '>', daysBefore(now, IDLE_DAYS))
    .where('session.created_at', '>', daysBefore(now, ABSOLUTE_DAYS))
    .where('account.status', '=', 'active')
    .execute();
  return asked.map(({ handle, key }) => {
    const hash = digestOf(handle);
    const found = rows.find(({ handle_hash }) => handle_hash.equals(hash));
    if (found === undefined) return null;
    const { handle_hash: _handle, key_hash, service, seen_at, proven_at: provenAt, actingFor, ...account } = found;
    if (!timingSafeEqual(key_hash, digestOf(key))) return null;
    return { account, service, provenAt, actingFor, stale: seen_at < daysBefore(now, 1) };
  });
}

/** Says for whom is acted in one browser. @param agencyId one of whose people the owner is; null for oneself */
export async function actInSession(db: DbOrTransaction, handle: string, agencyId: number | null): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ acting_for: agencyId })
    .where('handle_hash', '=', digestOf(handle))
    .execute();
}

export async function touchSession(db: Db, handle: string, now: Date): Promise<void> {
  await db.updateTable('account_session').set({ seen_at: now }).where('handle_hash', '=', digestOf(handle)).execute();
}

/** Ends a session; both halves must fit, a handle that somebody has read ends nothing. */
export async function endSession(db: DbOrTransaction, { handle, key }: SessionHalves): Promise<void> {
  await db
    .deleteFrom('account_session')
    .where('handle_hash', '=', digestOf(handle))
    .where('key_hash', '=', digestOf(key))
    .execute();
}

/** Ends all sessions of an account, or all but the one with a handle, and first steps of others. Who is shown a page hears of it. */
export async function endSessionsOf(
  tx: DbOrTransaction,
  accountId: number,
  butHandle: string | null = null,
): Promise<void> {
  const all = tx.deleteFrom('account_session').where('account_id', '=', accountId);
  await (butHandle === null ? all : all.where('handle_hash', '!=', digestOf(butHandle))).execute();
  await tx.deleteFrom('account_first_step').where('account_id', '=', accountId).execute();
  await tellAccount(tx, accountId);
}

/** Says where a session is open. @returns whose it is, and how they came in; null where it has ended meanwhile */
export async function placeSession(
  db: DbOrTransaction,
  handle: string,
  { device, network }: Place,
): Promise<{ accountId: number; service: SignInService } | null> {
  const placed = await db
    .updateTable('account_session')
    .set({ device, network })
    .where('handle_hash', '=', digestOf(handle))
    .returning(['account_id as accountId', 'service'])
    .executeTakeFirst();
  return placed ?? null;
}

export interface ShownSession extends Place {
  name: string;
  since: Date;
  /** Brought forward at most daily. */
  seenAt: Date;
  isThis: boolean;
}

/** Reads where an account is open: this browser first, then the others by when they were last seen. @param handle of this browser */
export async function readSessions(db: Db, accountId: number, handle: string, now: Date): Promise<ShownSession[]> {
  const rows = await db
    .selectFrom('account_session')
    .select(['name', 'device', 'network', 'created_at as since', 'seen_at as seenAt', 'handle_hash'])
    .where('account_id', '=', accountId)
    .where('seen_at', '>', daysBefore(now, IDLE_DAYS))
    .where('created_at', '>', daysBefore(now, ABSOLUTE_DAYS))
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  const own = digestOf(handle);
  const shown = rows.map(({ handle_hash, ...session }) => ({ ...session, isThis: handle_hash.equals(own) }));
  return [...shown.filter(({ isThis }) => isThis), ...shown.filter(({ isThis }) => !isThis)];
}

/** Ends one session of an account by its name. @returns whether there was one */
export async function endNamedSession(tx: DbOrTransaction, accountId: number, name: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom('account_session')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await tellAccount(tx, accountId);
  return true;
}

/** Sessions of an account that are open elsewhere. */
export async function countOtherSessions(db: Db, accountId: number, handle: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('account_session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('handle_hash', '!=', digestOf(handle))
    .where('seen_at', '>', daysBefore(now, IDLE_DAYS))
    .where('created_at', '>', daysBefore(now, ABSOLUTE_DAYS))
    .executeTakeFirstOrThrow();
  return count;
}

export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('account_session')
    .where((where) =>
      where.or([
        where('seen_at', '<=', daysBefore(now, IDLE_DAYS)),
        where('created_at', '<=', daysBefore(now, ABSOLUTE_DAYS)),
      ]),
    )
    .execute();
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** What a session is called where nobody may know its handle. */
export async function readSessionName(db: Db, handle: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_session')
    .select('name')
    .where('handle_hash', '=', digestOf(handle))
    .executeTakeFirst();
  return row?.name ?? null;
}
