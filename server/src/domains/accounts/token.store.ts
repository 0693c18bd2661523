import { asJsonb, type Db, type DbOrTransaction } from '../../platform/db';
import type { TokenPurpose } from './account.tables';
import { digestOf, newToken, TOKEN } from './secret-token';

const MINUTE_MS = 60_000;

/** How long each kind of token lives. */
const TOKEN_LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  reset: 30 * MINUTE_MS,
  verify: 24 * 60 * MINUTE_MS,
  /** As its mail says. */
  link: 30 * MINUTE_MS,
  marketing: 10 * MINUTE_MS,
  email: 24 * 60 * MINUTE_MS,
};

export interface TokenOrder {
  accountId: number;
  purpose: TokenPurpose;
  payload?: Readonly<Record<string, string>>;
  /** The token, when the caller has one already. */
  token?: string;
}

/** Makes a token; the one before it for the same purpose is dead from now on. */
export async function issueToken(
  tx: DbOrTransaction,
  { accountId, purpose, payload, token = newToken() }: TokenOrder,
  now: Date,
): Promise<string> {
  const values = {
    token_hash: digestOf(token),
    payload: payload === undefined ? null : asJsonb(payload),
    expires_at: new Date(now.getTime() + TOKEN_LIFE_MS[purpose]),
  };
  await tx
    .insertInto('account_token')
    .values({ ...values, purpose, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(values))
    .execute();
  return token;
}

export interface LiveToken {
  accountId: number;
  purpose: TokenPurpose;
  payload: unknown;
}

/** Looks without using up: links are opened by scanners too. */
export async function findToken(
  db: DbOrTransaction,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<LiveToken | null> {
  if (!TOKEN.test(token)) return null;
  const found = await db
    .selectFrom('account_token')
    .select(['account_id as accountId', 'purpose', 'payload'])
    .where('token_hash', '=', digestOf(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}

/** Uses a token up as part of a transaction: of many at a time one gets it. */
export async function useToken(
  tx: DbOrTransaction,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<LiveToken | null> {
  if (!TOKEN.test(token)) return null;
  const used = await tx
    .deleteFrom('account_token')
    .where('token_hash', '=', digestOf(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'purpose', 'payload'])
    .executeTakeFirst();
  return used ?? null;
}

export async function dropTokens(
  tx: DbOrTransaction,
  accountId: number,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await tx.deleteFrom('account_token').where('account_id', '=', accountId).where('purpose', 'in', purposes).execute();
}

/** Ends all tokens of an account, whatever they are for. */
export async function dropAllTokens(tx: DbOrTransaction, accountId: number): Promise<void> {
  await tx.deleteFrom('account_token').where('account_id', '=', accountId).execute();
}

export async function forgetOldTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute();
}
