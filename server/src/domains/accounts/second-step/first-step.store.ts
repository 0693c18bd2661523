import type { DbOrTransaction } from '../../../platform/db';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { AccountRow } from '../account.tables';
import { digestOf } from '../secret-token';

const LIFE_MS = 10 * 60_000;

/** The first step of signing in, which a browser has taken. */
export interface FirstStep {
  accountId: number;
  /** A passkey is two steps in one. */
  service: 'email' | SocialProvider;
}

/** Keeps that a browser has taken the first step; it is signed in only after the second. */
export async function keepFirstStep(
  tx: DbOrTransaction,
  browserId: string,
  { accountId, service }: FirstStep,
  now: Date,
): Promise<void> {
  const kept = { account_id: accountId, service, expires_at: new Date(now.getTime() + LIFE_MS) };
  await tx
    .insertInto('account_first_step')
    .values({ browser_hash: digestOf(browserId), ...kept })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(kept))
    .execute();
}

/** The same with a password that was right a moment ago; waits for whoever changes it. @returns whether it still holds */
export async function keepFirstStepWhile(
  tx: DbOrTransaction,
  browserId: string,
  { id, password_hash: hash }: Pick<AccountRow, 'id' | 'password_hash'>,
  now: Date,
): Promise<boolean> {
  const held = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .forShare()
    .executeTakeFirst();
  if (held === undefined) return false;
  await keepFirstStep(tx, browserId, { accountId: id, service: 'email' }, now);
  return true;
}

export async function findFirstStep(db: DbOrTransaction, browserId: string, now: Date): Promise<FirstStep | null> {
  const found = await db
    .selectFrom('account_first_step')
    .select(['account_id as accountId', 'service'])
    .where('browser_hash', '=', digestOf(browserId))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}

/** Uses a first step up. @returns whether it was still there, for this account */
export async function useFirstStep(tx: DbOrTransaction, browserId: string, accountId: number): Promise<boolean> {
  const used = await tx
    .deleteFrom('account_first_step')
    .where('browser_hash', '=', digestOf(browserId))
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}
