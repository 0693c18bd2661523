import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountError } from '../account-error';
import { sentenceOf, toAccountError } from '../account-failures';
import type { AccountServices } from '../account-services';
import { logOutcome } from '../forms/form-call';
import { requireGoodPassword } from '../passwords/require-good-password';
import { PASSWORD_MAX } from '../passwords/password-problem';
import { readFields } from '../read-fields';
import type { OpenSession } from '../sessions/session.store';
import { endSessionsOf } from '../sessions/session.store';
import { dropTokens } from '../token.store';

/** Fields of the form; the two new ones have the names of a new password by mail. */
const OWN_PASSWORD_FIELDS = ['password', 'pwd', 'pwdrip'] as const;
export type OwnPasswordField = (typeof OWN_PASSWORD_FIELDS)[number];

/** Why a password stays as it is, for the page to show. */
export interface PasswordRefusal {
  /** Null when no field is wrong: there were too many attempts. */
  field: OwnPasswordField | null;
  message: string;
  status: number;
  /** Seconds after which it is worth trying again. */
  retryAfter: number | undefined;
}

/**
 * A new password for who is signed in and knows the old one (1.7-3): a session alone, which somebody may have found open, is
 * not enough. All sessions end, this browser gets a new one, links of recovery mails die, and the owner is told by mail.
 * @returns null when the password is changed
 * @throws when the server is the reason; then nothing has changed
 */
export async function changeOwnPassword(services: AccountServices, request: FastifyRequest, reply: FastifyReply, locale: Locale): Promise<PasswordRefusal | null> {
  const session = await services.signedIn(request);
  try {
    await change(services, session, { request, reply, locale });
  } catch (error) {
    const refusal = toAccountError(error);
    if ((refusal.status ?? 500) >= 500 && refusal.sentence !== 'busy') throw error;
    logOutcome(request, 'change-own-password', refusal.sentence, session.account.uuid);
    const { problems, status = 500, retryAfter } = refusal;
    return { field: OWN_PASSWORD_FIELDS.find((name) => name in problems) ?? null, message: sentenceOf(refusal, locale), status, retryAfter };
  }
  logOutcome(request, 'change-own-password', 'ok', session.account.uuid);
  return null;
}

async function change(services: AccountServices, { account, service }: OpenSession, { request, reply, locale }: { request: FastifyRequest; reply: FastifyReply; locale: Locale }): Promise<void> {
  const [old, password, again] = OWN_PASSWORD_FIELDS.map(readFields(request.body).text);
  if (old === undefined || old === '') throw wrongOld();
  checkNew(services, account, password ?? '', again ?? '');
  // Counted per account, so that whoever found a session open cannot guess; a stranger cannot use the owner's attempts up.
  await services.limit(request, 'changeOwnPassword', account.email);
  const tooLong = [...old].length > PASSWORD_MAX;
  if (tooLong || !(await services.hasher.fits(old, account.password_hash, 'first'))) throw wrongOld();
  const hash = await services.hasher.hash(password ?? '');
  const now = services.now();
  const halves = await services.db.transaction().execute(async (tx) => {
    const changed = await tx.updateTable('account').set({ password_hash: hash }).where('id', '=', account.id).where('password_hash', '=', account.password_hash).returning('id').executeTakeFirst();
    // Changed elsewhere since it was looked at.
    if (changed === undefined) throw wrongOld();
    await endSessionsOf(tx, account.id);
    await dropTokens(tx, account.id, ['reset']);
    await services.mails.passwordChanged(tx, account, locale, now);
    return services.sessions.open(tx, account.id, service);
  });
  await services.sessions.hand(request, reply, halves);
}

function checkNew({ passwordMin }: AccountServices, { email, first_name, last_name, phone }: OpenSession['account'], password: string, again: string): void {
  if (password === '') throw new AccountError('shortPassword', { problems: { pwd: 'required' }, value: String(passwordMin) });
  requireGoodPassword(password, 'pwd', passwordMin, [email, first_name, last_name, phone]);
  if (again !== password) throw new AccountError('differentPasswords', { problems: { pwdrip: 'same-password' } });
}

function wrongOld(): AccountError {
  return new AccountError('wrongOldPassword', { problems: { password: 'wrong-password' } });
}
