import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { Selectable } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';
import type { AccountIdentityTable } from './account.tables';
import { digestOf } from './secret-token';

/** Issuer and subject are the identity, never an address. */
export type IdentityKey = Pick<AccountIdentityTable, 'issuer' | 'subject'>;
export type LinkedIdentity = Selectable<AccountIdentityTable>;

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

/** The account an identity opens; null when it opens none. */
export async function accountOfIdentity(db: DbOrTransaction, { issuer, subject }: IdentityKey): Promise<number | null> {
  const found = await db
    .selectFrom('account_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.account_id ?? null;
}

/** @returns false when the identity opens an account already */
export async function addIdentity(
  tx: DbOrTransaction,
  { issuer, subject, service }: IdentityKey & { service: SocialProvider },
  accountId: number,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('account_identity')
    .values({ issuer, subject, service, account_id: accountId, linked_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Identities that open an account, the oldest first. */
export function identitiesOf(db: DbOrTransaction, accountId: number): Promise<LinkedIdentity[]> {
  return db
    .selectFrom('account_identity')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .orderBy('issuer')
    .orderBy('subject')
    .execute();
}

/** What forms call an identity by: what a provider calls a person stays on the server. */
export function identityHandle({ issuer, subject }: IdentityKey): string {
  return digestOf(`${issuer} ${subject}`).toString('base64url').slice(0, 22);
}
