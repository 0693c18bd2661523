import type { DbOrTransaction } from '../../../platform/db';
import { digestOf } from '../secret-token';

const LIFE_MS = 5 * 60_000;

/** Keeps what a browser is asked to sign. @param accountId whose passkey is to be added; null for a sign-in */
export async function keepChallenge(
  db: DbOrTransaction,
  browserId: string,
  { challenge, accountId }: { challenge: string; accountId: number | null },
  now: Date,
): Promise<void> {
  const kept = { challenge, account_id: accountId, expires_at: new Date(now.getTime() + LIFE_MS) };
  await db
    .insertInto('account_passkey_challenge')
    .values({ browser_hash: digestOf(browserId), ...kept })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(kept))
    .execute();
}

/** Gives it once; null where there is none for this. */
export async function takeChallenge(
  db: DbOrTransaction,
  browserId: string,
  accountId: number | null,
  now: Date,
): Promise<string | null> {
  const taken = await db
    .deleteFrom('account_passkey_challenge')
    .where('browser_hash', '=', digestOf(browserId))
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge ?? null;
}
