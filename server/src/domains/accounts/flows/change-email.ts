import { EMAIL_RULES } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyRequest } from 'fastify';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { cleanEmail, emailKey } from '../../../platform/mailbox';
import { AccountError } from '../account-error';
import type { AccountServices } from '../account-services';
import { findByEmail } from '../account.store';
import type { AccountRow } from '../account.tables';
import { tooMany } from '../limits/refusals';
import { digestOf, newToken, TOKEN } from '../secret-token';
import { endSecondStep } from '../second-step/totp.store';
import { endSessionsOf } from '../sessions/session.store';
import { tellAccount } from '../tell-account';
import { dropAllTokens, dropTokens, issueToken } from '../token.store';

/** A new address may be confirmed for a day; from then on the old one can be taken back for a week. */
const TAKE_BACK_MS = 8 * 24 * 3600_000;
const A_WHILE_SECONDS = 3600;

/**
 * Asks for another address of one's own account: the new one gets a link that sets it, the old one a link that takes it back. What is
 * answered does not tell whether the address has an account; its owner learns of it by mail.
 * @throws AccountError `sign-in-again`, with what is wrong with the address, or where too much was asked for
 */
export async function askForEmail(
  services: AccountServices,
  request: FastifyRequest,
  { email: typed, locale }: { email: string; locale: Locale },
): Promise<void> {
  const { account } = await services.requireFreshSignIn(request);
  const email = cleanEmail(typed);
  const problem = EMAIL_RULES.map((rule) => rule(email, {})).find((found) => found !== null);
  if (problem !== undefined) throw new AccountError('fields', { problems: { email: problem } });
  if (emailKey(email) === account.email_key) throw new AccountError('fields', { problems: { email: 'same-email' } });
  await services.limit(request, 'resendVerification', account.email);
  if (!(await services.mayMail(request, email))) throw tooMany(A_WHILE_SECONDS);
  const now = services.now();
  await services.db.transaction().execute(async (tx) => {
    const known = await findByEmail(tx, email);
    if (known === null) {
      const token = await issueToken(tx, { accountId: account.id, purpose: 'email', payload: { email } }, now);
      await services.mails.emailChange(tx, account, email, token, locale);
    } else await services.mails.knownAddress(tx, known, known.language, now);
    // Whoever never proved the old one has nothing to take back.
    if (account.email_verified_at === null) return;
    const back = newToken();
    await tx
      .insertInto('account_email_change')
      .values({
        revoke_hash: digestOf(back),
        account_id: account.id,
        old_email: account.email,
        asked_at: now,
        ends_at: new Date(now.getTime() + TAKE_BACK_MS),
      })
      .execute();
    await services.mails.emailWarning(tx, account, email, back, locale);
  });
}

/** The address that waits for its confirmation; null for none. */
export async function waitingEmail(db: DbOrTransaction, accountId: number, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom('account_token')
    .select('payload')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'email')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found === undefined ? null : readEmail(found.payload);
}

/** Gives an account the address that a mail has proven; links of mails to the old one die. @throws AccountError where somebody else has it meanwhile */
export async function setEmail(
  tx: DbOrTransaction,
  { id, email_verified_at: proven }: AccountRow,
  payload: unknown,
  now: Date,
): Promise<void> {
  const email = readEmail(payload);
  const known = email === null ? null : await findByEmail(tx, email);
  if (email === null || (known !== null && known.id !== id))
    throw new AccountError('emailTaken', { status: 409, code: 'limit-reached' });
  await tx
    .updateTable('account')
    .set({ email, email_key: emailKey(email), ...(proven === null ? {} : { email_verified_at: now }) })
    .where('id', '=', id)
    .execute();
  await dropTokens(tx, id, ['reset', 'verify', 'link', 'email']);
  await tellAccount(tx, id);
}

/**
 * Gives an account its former address back, by the link that went there, and takes away all that has opened it since the change was
 * asked for: sessions, password, providers, passkeys, a second step, further changes.
 * @returns the account; null where it is no such link @throws AccountError where the address has a proven account of its own by now
 */
export async function takeBackEmail(tx: DbOrTransaction, token: string, now: Date): Promise<AccountRow | null> {
  if (!TOKEN.test(token)) return null;
  const change = await tx
    .deleteFrom('account_email_change')
    .where('revoke_hash', '=', digestOf(token))
    .where('ends_at', '>', now)
    .returning(['account_id as id', 'old_email as email', 'asked_at as since'])
    .executeTakeFirst();
  if (change === undefined) return null;
  const { id, email, since } = change;
  await makeRoom(tx, id, email);
  await endSessionsOf(tx, id);
  await dropAllTokens(tx, id);
  await tx.deleteFrom('account_email_change').where('account_id', '=', id).where('asked_at', '>=', since).execute();
  await tx.deleteFrom('account_passkey').where('account_id', '=', id).where('created_at', '>=', since).execute();
  await tx.deleteFrom('account_identity').where('account_id', '=', id).where('linked_at', '>=', since).execute();
  const step = await tx
    .selectFrom('account_totp')
    .select('account_id')
    .where('account_id', '=', id)
    .where('since', '>=', since)
    .executeTakeFirst();
  if (step !== undefined) await endSecondStep(tx, id);
  return tx
    .updateTable('account')
    .set({ email, email_key: emailKey(email), email_verified_at: now, password_hash: null, leaves_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An account that was opened for the address meanwhile and never proved it is nobody's: whoever has the link has the mailbox. */
async function makeRoom(tx: DbOrTransaction, id: number, email: string): Promise<void> {
  const known = await findByEmail(tx, email);
  if (known === null || known.id === id) return;
  if (known.email_verified_at !== null) throw new AccountError('emailTaken', { status: 409, code: 'limit-reached' });
  await tx.deleteFrom('account').where('id', '=', known.id).execute();
}

function readEmail(payload: unknown): string | null {
  return typeof payload === 'object' && payload !== null && 'email' in payload && typeof payload.email === 'string'
    ? payload.email
    : null;
}

export async function forgetOldChanges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_email_change').where('ends_at', '<=', now).execute();
}
