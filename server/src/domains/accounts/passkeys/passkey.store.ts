import type { DbOrTransaction } from '../../../platform/db';

/** A passkey as its owner sees it. */
export interface ShownPasskey {
  handle: string;
  title: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** A passkey as its signatures are checked. */
export interface StoredPasskey {
  id: string;
  accountId: number;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

export function passkeysOf(db: DbOrTransaction, accountId: number): Promise<ShownPasskey[]> {
  return db
    .selectFrom('account_passkey')
    .select(['handle', 'title', 'created_at as createdAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

/** What devices call the passkeys of an account, so that none gets a second one. */
export async function passkeyIds(db: DbOrTransaction, accountId: number): Promise<{ id: string }[]> {
  return db.selectFrom('account_passkey').select('id').where('account_id', '=', accountId).execute();
}

export async function countPasskeys(db: DbOrTransaction, accountId: number): Promise<number> {
  return (await passkeyIds(db, accountId)).length;
}

export async function findPasskey(db: DbOrTransaction, id: string): Promise<StoredPasskey | null> {
  const found = await db
    .selectFrom('account_passkey')
    .select(['id', 'account_id as accountId', 'public_key as publicKey', 'counter', 'transports'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** @returns false when some account has it already */
export async function addPasskey(
  tx: DbOrTransaction,
  { id, accountId, publicKey, counter, transports }: StoredPasskey,
  title: string,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('account_passkey')
    .values({
      id,
      account_id: accountId,
      public_key: publicKey,
      counter,
      transports,
      title,
      created_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Keeps how often a passkey has counted. @returns false when another sign-in was faster, or the passkey has gone */
export async function usePasskey(
  tx: DbOrTransaction,
  { id, counter: former }: StoredPasskey,
  counter: number,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('account_passkey')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where('counter', '=', former)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function removePasskey(tx: DbOrTransaction, accountId: number, handle: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('account_passkey')
    .where('account_id', '=', accountId)
    .where('handle', '=', handle)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
