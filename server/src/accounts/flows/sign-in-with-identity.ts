import type { DbOrTransaction } from '../../db';
import type { AccountServices } from '../account-services';
import { findByEmail, findById, insertAccount, type NewAccount } from '../account.store';
import type { AccountRow } from '../account.tables';
import type { IdentityOutcome, ProviderIdentity } from '../accounts';
import { issueToken } from '../token.store';
import { oneLine } from './one-line';

/**
 * Finds, links or makes the account of somebody a provider vouches for. Issuer and subject are the identity; by its address an
 * account is linked only when both the provider and we know that the address is proven. Otherwise its owner is asked by mail.
 */
export async function signInWithIdentity(services: AccountServices, identity: ProviderIdentity): Promise<IdentityOutcome> {
  const now = services.now();
  return services.db.transaction().execute(async (tx) => {
    const linked = await findLinked(tx, identity);
    if (linked !== null) return entered(linked, false);
    const made = await insertAccount(tx, newAccount(identity), now);
    if (made !== null) {
      await addIdentity(tx, identity, made.id, now);
      if (!identity.emailVerified) await services.mails.verification(tx, made, await issueToken(tx, { accountId: made.id, purpose: 'verify' }, now), identity.locale);
      return entered(made, true);
    }
    const known = await findByEmail(tx, identity.email);
    // Two calls of the same identity at once: the other one made it.
    const meanwhile = await findLinked(tx, identity);
    if (meanwhile !== null) return entered(meanwhile, false);
    if (known === null) throw new Error('an account that was in the way is gone');
    return linkByEmail(services, tx, identity, known, now);
  });
}

async function linkByEmail(services: AccountServices, tx: DbOrTransaction, identity: ProviderIdentity, account: AccountRow, now: Date): Promise<IdentityOutcome> {
  if (account.status === 'disabled') return { refused: 'disabled' };
  if (identity.emailVerified && account.email_verified_at !== null) {
    await addIdentity(tx, identity, account.id, now);
    return entered(account, false);
  }
  const { issuer, subject, service } = identity;
  const token = await issueToken(tx, { accountId: account.id, purpose: 'link', payload: { issuer, subject, service } }, now);
  await services.mails.linkConfirm(tx, account, service, token, identity.locale);
  return { refused: identity.emailVerified ? 'unverified-here' : 'unverified-there' };
}

async function findLinked(tx: DbOrTransaction, { issuer, subject }: ProviderIdentity): Promise<AccountRow | null> {
  const found = await tx.selectFrom('account_identity').select('account_id').where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();
  return found === undefined ? null : findById(tx, found.account_id);
}

async function addIdentity(tx: DbOrTransaction, { issuer, subject, service }: ProviderIdentity, accountId: number, now: Date): Promise<void> {
  await tx.insertInto('account_identity').values({ issuer, subject, service, account_id: accountId, linked_at: now }).execute();
}

function entered({ id, status }: AccountRow, isNew: boolean): IdentityOutcome {
  return status === 'disabled' ? { refused: 'disabled' } : { userId: id, isNew };
}

function newAccount({ email, emailVerified, name, surname, locale }: ProviderIdentity): NewAccount {
  return { email, emailVerified, firstName: oneLine(name), lastName: oneLine(surname), phone: '', phonePrefix: '', language: locale, passwordHash: null };
}
