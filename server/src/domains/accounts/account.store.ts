import type { Locale } from '@kvadrat/contracts/locales';
import type { Db, DbOrTransaction } from '../../platform/db';
import type { AccountRow, ConsentPurpose } from './account.tables';
import { cleanEmail, emailKey } from '../../platform/mailbox';

export interface NewAccount {
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  phone: string;
  phonePrefix: string;
  language: Locale;
  passwordHash: string | null;
}

/** @returns null when the mailbox has an account already, also when another call was faster */
export async function insertAccount(tx: DbOrTransaction, account: NewAccount, now: Date): Promise<AccountRow | null> {
  const inserted = await tx
    .insertInto('account')
    .values({
      email: cleanEmail(account.email),
      email_key: emailKey(account.email),
      email_verified_at: account.emailVerified ? now : null,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      phone_prefix: account.phonePrefix,
      language: account.language,
      password_hash: account.passwordHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export async function findByEmail(db: DbOrTransaction, email: string): Promise<AccountRow | null> {
  return (
    (await db.selectFrom('account').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()) ?? null
  );
}

export async function findById(db: DbOrTransaction, id: number): Promise<AccountRow | null> {
  return (await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Sets the hash of the same password made anew; not when the password was changed meanwhile. */
export async function renewHash(db: Db, { id, password_hash: former }: AccountRow, hash: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', former)
    .execute();
}

/** Version of the legal texts people agree to; goes up when they change. */
const TEXT_VERSION = '2026-11-29';

export interface Consents {
  source: 'sign-up' | 'profile' | 'reset';
  granted: Readonly<Partial<Record<ConsentPurpose, boolean>>>;
}

/** Keeps what was agreed to and what was not, with its time, text and place. */
export async function keepConsents(
  tx: DbOrTransaction,
  accountId: number,
  { source, granted }: Consents,
  now: Date,
): Promise<void> {
  const purposes = (['privacy', 'communications', 'products', 'newsletter'] as const).filter(
    (purpose) => granted[purpose] !== undefined,
  );
  if (purposes.length === 0) return;
  await tx
    .insertInto('account_consent')
    .values(
      purposes.map((purpose) => ({
        account_id: accountId,
        purpose,
        granted: granted[purpose] === true,
        text_version: TEXT_VERSION,
        source,
        given_at: now,
      })),
    )
    .execute();
}

/**
 * What holds now: the latest answer to each question, no where nothing was said. Who was never asked about products apart has
 * answered that with the question about offers.
 */
export async function readConsents(db: DbOrTransaction, accountId: number): Promise<Record<ConsentPurpose, boolean>> {
  const rows = await db
    .selectFrom('account_consent')
    .distinctOn('purpose')
    .select(['purpose', 'granted'])
    .where('account_id', '=', accountId)
    .orderBy('purpose')
    .orderBy('id', 'desc')
    .execute();
  const holds = (purpose: ConsentPurpose): boolean => rows.some((row) => row.purpose === purpose && row.granted);
  const asked = rows.some(({ purpose }) => purpose === 'products');
  return {
    privacy: holds('privacy'),
    communications: holds('communications'),
    products: holds(asked ? 'products' : 'communications'),
    newsletter: holds('newsletter'),
  };
}
