import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountError } from '../account-error';
import { inWords, toAccountError } from '../account-failures';
import type { AccountServices } from '../account-services';
import { logOutcome } from '../forms/form-call';
import { requireGoodPassword } from '../passwords/require-good-password';
import { PASSWORD_MAX } from '../passwords/password-problem';
import type { OpenSession } from '../sessions/session.store';
import { endSessionsOf } from '../sessions/session.store';
import { dropTokens } from '../token.store';

/** What the form says: the old password, and the new one twice, under the names of a new password by mail. */
export interface OwnPasswordChange extends Readonly<Record<'password' | 'pwd' | 'pwdrip', string>> {
  /** Language of the mail that tells the owner. */
  locale: Locale;
}

/**
 * A new password for who is signed in and knows the old one (1.7-3): a session alone, which somebody may have found open, is
 * not enough. All sessions end, this browser gets a new one, links of recovery mails die, and the owner is told by mail.
 * @throws AccountError why the password stays as it is, with what is wrong with which field; anything else when the server is the
 * reason. Either way nothing has changed.
 */
export async function changeOwnPassword(
  services: AccountServices,
  request: FastifyRequest,
  reply: FastifyReply,
  said: OwnPasswordChange,
): Promise<void> {
  const session = await services.signedIn(request);
  try {
    await change(services, session, { request, reply, ...said });
  } catch (error) {
    const refusal = toAccountError(error);
    if ((refusal.status ?? 500) >= 500 && refusal.sentence !== 'busy') throw error;
    logOutcome(request, 'change-own-password', refusal.sentence, session.account.uuid);
    throw inWords(refusal, said.locale);
  }
  logOutcome(request, 'change-own-password', 'ok', session.account.uuid);
}

async function change(
  services: AccountServices,
  { account, service }: OpenSession,
  {
    request,
    reply,
    locale,
    password: old,
    pwd: password,
    pwdrip: again,
  }: OwnPasswordChange & { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  if (old === '') throw wrongOld();
  checkNew(services, account, password, again);
  // Counted per account, so that whoever found a session open cannot guess; a stranger cannot use the owner's attempts up.
  await services.limit(request, 'changeOwnPassword', account.email);
  const tooLong = [...old].length > PASSWORD_MAX;
  if (tooLong || !(await services.hasher.fits(old, account.password_hash, 'first'))) throw wrongOld();
  const hash = await services.hasher.hash(password);
  const now = services.now();
  const halves = await services.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('account')
      .set({ password_hash: hash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst();
    // Changed elsewhere since it was looked at.
    if (changed === undefined) throw wrongOld();
    await endSessionsOf(tx, account.id);
    await dropTokens(tx, account.id, ['reset']);
    await services.mails.passwordChanged(tx, account, locale, now);
    return services.sessions.open(tx, account.id, service);
  });
  await services.sessions.hand(request, reply, halves, { isRenewal: true });
}

function checkNew(
  { passwordMin }: AccountServices,
  { email, first_name, last_name, phone }: OpenSession['account'],
  password: string,
  again: string,
): void {
  if (password === '')
    throw new AccountError('shortPassword', { problems: { pwd: 'required' }, value: String(passwordMin) });
  requireGoodPassword(password, 'pwd', passwordMin, [email, first_name, last_name, phone]);
  if (again !== password) throw new AccountError('differentPasswords', { problems: { pwdrip: 'same-password' } });
}

function wrongOld(): AccountError {
  return new AccountError('wrongOldPassword', { problems: { password: 'wrong-password' } });
}
