import { ACCOUNT_CALLS, authPath, type ChangePasswordAnswer } from '@kvadrat/contracts/account';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import { AccountError } from '../account-error';
import { sentenceOf } from '../account-failures';
import type { AccountCall, AccountServices } from '../account-services';
import { accountSentence } from '../account-texts';
import { findById, readConsents } from '../account.store';
import { emailKey } from '../../../platform/mailbox';
import { addForm, logOutcome } from '../forms/form-call';
import { requireGoodPassword } from '../passwords/require-good-password';
import { endSessionsOf } from '../sessions/session.store';
import { dropAllTokens, findToken, issueToken, useToken } from '../token.store';
import { proveAddress } from './prove-address';

/** Field with the token of the mail, which the specification does not name. */
const TOKEN_FIELD = 'token';

/** Refusals of what was typed come with status 200 and `error` 1; the form stays while its link lives. */
export function addChangePassword(scope: FastifyInstance, services: AccountServices): void {
  addForm<ChangePasswordAnswer>(scope, services, {
    path: ACCOUNT_CALLS.changePassword,
    view: 'passwordReset',
    run: async (call) => {
      const { request, locale } = call;
      await services.limit(request, 'changePassword');
      try {
        const { marketing } = await change(services, call);
        return result(locale, {
          error: 0,
          message: accountSentence(locale, 'passwordChanged'),
          form: false,
          marketing,
          problems: {},
        });
      } catch (error) {
        if (!(error instanceof AccountError) || (error.status ?? 500) >= 500) throw error;
        return result(locale, {
          error: 1,
          message: sentenceOf(error, locale),
          form: error.sentence !== 'resetDead',
          marketing: false,
          problems: error.problems,
        });
      }
    },
  });
}

async function change(
  services: AccountServices,
  { request, reply, fields, locale }: AccountCall,
): Promise<{ marketing: boolean }> {
  const token = fields.text(TOKEN_FIELD).trim();
  const password = fields.text('pwd');
  const live = await findToken(services.db, token, ['reset'], services.now());
  const account = live === null ? null : await findById(services.db, live.accountId);
  const typed = fields.text('email');
  if (account?.status !== 'active' || (typed !== '' && emailKey(typed) !== account.email_key)) throw dead();
  requireGoodPassword(password, 'pwd', services.passwordMin, [
    account.email,
    account.first_name,
    account.last_name,
    account.phone,
  ]);
  if (fields.text('pwdrip') !== password)
    throw new AccountError('differentPasswords', { problems: { pwdrip: 'same-password' } });
  const hash = await services.hasher.hash(password);
  const now = services.now();
  const marketing = await services.db.transaction().execute(async (tx) => {
    if ((await useToken(tx, token, ['reset'], now)) === null) throw dead();
    // Who reads the mail has the mailbox: the address is proven as well.
    await proveAddress(tx, account, { by: 'mail' }, now);
    await tx.updateTable('account').set({ password_hash: hash }).where('id', '=', account.id).execute();
    await endSessionsOf(tx, account.id);
    await dropAllTokens(tx, account.id);
    await services.mails.passwordChanged(tx, account, locale, now);
    // Lets this browser, and no other, save marketing choices within ten minutes.
    await issueToken(
      tx,
      { accountId: account.id, purpose: 'marketing', token: services.browsers.idOf(request, reply) },
      now,
    );
    const { communications, newsletter } = await readConsents(tx, account.id);
    return !communications || !newsletter;
  });
  logOutcome(request, 'change-password', 'ok', account.uuid);
  return { marketing };
}

interface Result {
  error: 0 | 1;
  message: string;
  form: boolean;
  marketing: boolean;
  problems: Readonly<Record<string, string>>;
}

function result(locale: Locale, { error, message, form, marketing, problems }: Result) {
  const backurl = localizedPath(locale, authPath(error === 0 ? 'login' : 'passwordRecovery'));
  return {
    answer: {
      error,
      results: { backurl, message },
      show: { form },
      marketing,
      ...(Object.keys(problems).length === 0 ? {} : { problems: { ...problems } }),
    },
    onward: {
      view: 'passwordReset',
      status: error === 0 ? 'success' : 'error',
      message,
      problems: { ...problems },
    } as const,
  };
}

function dead(): AccountError {
  return new AccountError('resetDead', { status: 410, code: 'gone' });
}
