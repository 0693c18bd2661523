import type { Locale } from '@kvadrat/contracts/locales';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db';
import { digest, randomSecret } from './digest';
import type { SocialTransactionTable } from './social.tables';

/** Long enough for a password manager, a second factor and a mail from the provider. */
const LIFETIME_MS = 10 * 60_000;

export interface Start {
  service: SocialProvider;
  txId: string;
  locale: Locale;
  /** Null: a popup. */
  returnTo: string | null;
  openerOrigin: string;
}

/** The secrets of one sign-in: the first two go to the provider, the verifier stays here until the code comes. */
export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export type Transaction = Selectable<SocialTransactionTable>;

export function newSecrets(): Secrets {
  return { state: randomSecret(), nonce: randomSecret(), codeVerifier: randomSecret() };
}

/** Keeps a sign-in that begins in this browser, and forgets those that never came back. */
export async function keepTransaction(
  db: Db,
  browserId: string,
  { state, nonce, codeVerifier }: Secrets,
  { service, txId, locale, returnTo, openerOrigin }: Start,
  now: Date,
): Promise<void> {
  await db.deleteFrom('social_transaction').where('expires_at', '<=', now).execute();
  await db
    .insertInto('social_transaction')
    .values({
      state_hash: digest(state),
      browser_hash: digest(browserId),
      service,
      tx_id: txId,
      nonce,
      code_verifier: codeVerifier,
      locale,
      return_to: returnTo,
      opener_origin: openerOrigin,
      posted_answer: null,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .execute();
}

/**
 * Takes the sign-in of a state, once: of a hundred answers with one state a single one goes on. Another browser's answer,
 * or another provider's, takes nothing.
 */
export async function takeTransaction(
  db: Db,
  browserId: string,
  service: SocialProvider,
  state: string,
  now: Date,
): Promise<Transaction | null> {
  const row = await db
    .deleteFrom('social_transaction')
    .where('state_hash', '=', digest(state))
    .where('browser_hash', '=', digest(browserId))
    .where('service', '=', service)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what a provider has posted until the visitor's own request takes it, cookies and all. The first answer stays. */
export async function keepAnswer(
  db: Db,
  service: SocialProvider,
  state: string,
  answer: URLSearchParams,
): Promise<void> {
  await db
    .updateTable('social_transaction')
    .set({ posted_answer: answer.toString() })
    .where('state_hash', '=', digest(state))
    .where('service', '=', service)
    .where('posted_answer', 'is', null)
    .execute();
}
