import type { FastifyRequest } from 'fastify';
import type { DbOrTransaction } from '../../../platform/db';
import type { AccountServices } from '../account-services';
import { findByEmail, insertAccount, type NewAccount } from '../account.store';
import type { AccountRow } from '../account.tables';
import type { IdentityOutcome, ProviderIdentity } from '../accounts';
import { emailKey } from '../../../platform/mailbox';
import { accountOfIdentity, addIdentity, PROVIDER_NAMES } from '../identity.store';
import { keepFirstStep } from '../second-step/first-step.store';
import { hasSecondStep } from '../second-step/totp.store';
import { issueToken } from '../token.store';
import { oneLine } from './one-line';
import { proveAddress } from './prove-address';

/**
 * Finds, links or makes the account of somebody a provider vouches for. Issuer and subject are the identity; by its address an
 * account is linked only when both the provider and we know that the address is proven. Otherwise its owner is asked by mail.
 */
export async function signInWithIdentity(
  services: AccountServices,
  request: FastifyRequest,
  identity: ProviderIdentity,
): Promise<IdentityOutcome> {
  const outcome = await enter(services, request, identity);
  if (!('refused' in outcome) || outcome.refused === 'disabled' || outcome.refused === 'second-step') return outcome;
  // Beyond the limits the visitor is told the same, and the link of the last mail stays good.
  const room =
    (await services.hasRoom(request, 'linkConfirm', identity.email)) &&
    (await services.mayMail(request, identity.email));
  if (room) await askOwner(services, identity);
  return outcome;
}

async function enter(
  services: AccountServices,
  request: FastifyRequest,
  identity: ProviderIdentity,
): Promise<IdentityOutcome> {
  const now = services.now();
  return services.db.transaction().execute(async (tx) => {
    const entered = entrance(services, tx, services.browsers.known(request), identity);
    const linked = await findLinked(tx, identity);
    if (linked !== null) return entered(await proveOwn(tx, identity, linked, now), false);
    const made = await insertAccount(tx, newAccount(identity), now);
    if (made !== null) {
      await addIdentity(tx, identity, made.id, now);
      if (!identity.emailVerified)
        await services.mails.verification(
          tx,
          made,
          await issueToken(tx, { accountId: made.id, purpose: 'verify' }, now),
          identity.locale,
        );
      return entered(made, true);
    }
    const known = await findByEmail(tx, identity.email);
    // Two calls of the same identity at once: the other one made it.
    const meanwhile = await findLinked(tx, identity);
    if (meanwhile !== null) return entered(meanwhile, false);
    if (known === null) throw new Error('an account that was in the way is gone');
    if (known.status === 'disabled') return { refused: 'disabled' };
    if (identity.emailVerified && known.email_verified_at !== null) {
      if (await addIdentity(tx, identity, known.id, now))
        await services.mails.identityLinked(tx, known, identity, identity.locale, now);
      return entered(known, false);
    }
    return { refused: identity.emailVerified ? 'unverified-here' : 'unverified-there' };
  });
}

/** Queues the mail with the link that lets the provider in. */
async function askOwner(
  services: AccountServices,
  { email, issuer, subject, service, locale }: ProviderIdentity,
): Promise<void> {
  const account = await findByEmail(services.db, email);
  if (account === null) return;
  await services.db.transaction().execute(async (tx) => {
    const token = await issueToken(
      tx,
      { accountId: account.id, purpose: 'link', payload: { issuer, subject, service } },
      services.now(),
    );
    await services.mails.linkConfirm(tx, account, PROVIDER_NAMES[service], token, locale);
  });
}

/** Held until the session is there: whoever removes this way in meanwhile finds the session and ends it. */
async function findLinked(tx: DbOrTransaction, identity: ProviderIdentity): Promise<AccountRow | null> {
  const id = await accountOfIdentity(tx, identity);
  if (id === null) return null;
  const account = await tx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return account !== undefined && (await accountOfIdentity(tx, identity)) === id ? account : null;
}

/** A provider that vouches by now for the address of its own identity's account proves it. */
async function proveOwn(
  tx: DbOrTransaction,
  { email, emailVerified, issuer, subject }: ProviderIdentity,
  account: AccountRow,
  now: Date,
): Promise<AccountRow> {
  const vouches = emailVerified && account.status === 'active' && emailKey(email) === account.email_key;
  if (vouches) await proveAddress(tx, account, { by: 'identity', issuer, subject }, now);
  return account;
}

function entrance(
  { sessions, now }: AccountServices,
  tx: DbOrTransaction,
  browserId: string | null,
  { service }: ProviderIdentity,
) {
  return async ({ id, status }: AccountRow, isNew: boolean): Promise<IdentityOutcome> => {
    if (status === 'disabled') return { refused: 'disabled' };
    if (!(await hasSecondStep(tx, id))) return { userId: id, isNew, session: await sessions.open(tx, id, service) };
    if (browserId !== null) await keepFirstStep(tx, browserId, { accountId: id, service }, now());
    return { refused: 'second-step' };
  };
}

function newAccount({ email, emailVerified, name, surname, locale }: ProviderIdentity): NewAccount {
  return {
    email,
    emailVerified,
    firstName: oneLine(name),
    lastName: oneLine(surname),
    phone: '',
    phonePrefix: '',
    language: locale,
    passwordHash: null,
  };
}
