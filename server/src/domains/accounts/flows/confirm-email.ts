import { ACCOUNT_CALLS, authPath, type ConfirmEmailAnswer } from '@kvadrat/contracts/account';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { DbOrTransaction } from '../../../platform/db';
import { AccountError } from '../account-error';
import type { AccountCall, AccountServices } from '../account-services';
import { accountSentence, type AccountSentence } from '../account-texts';
import { findById } from '../account.store';
import type { AccountRow } from '../account.tables';
import { addForm, logOutcome } from '../forms/form-call';
import { addIdentity, PROVIDER_NAMES } from '../identity.store';
import { issueToken, useToken, type LiveToken } from '../token.store';
import { tooMany } from '../limits/refusals';
import { setEmail, takeBackEmail } from './change-email';
import { proveAddress } from './prove-address';

const A_WHILE_SECONDS = 3600;

interface Confirmed {
  sentence: AccountSentence;
  value: string;
  /** Token for a new password, where what opened the account before no longer does. */
  resetToken: string | null;
  uuid: string;
}

/** Links of mails: that an address belongs to its account, or that an account may be entered through a provider. */
export function addConfirmEmail(scope: FastifyInstance, services: AccountServices): void {
  addForm<ConfirmEmailAnswer>(scope, services, {
    path: ACCOUNT_CALLS.confirmEmail,
    view: 'confirm',
    run: async (call) => {
      const { request, locale } = call;
      await services.limit(request, 'confirmEmail');
      const { sentence, value, resetToken, uuid } = await confirm(services, call);
      logOutcome(request, 'confirm-email', sentence, uuid);
      const message = accountSentence(locale, sentence, value);
      const url = resetToken === null ? undefined : newPasswordPath(locale, resetToken);
      return {
        answer: url === undefined ? { message } : { message, url },
        onward: url ?? { view: 'confirm', status: 'success', message },
      };
    },
  });
  addForm<{ message: string }>(scope, services, {
    path: ACCOUNT_CALLS.resendVerification,
    view: 'confirm',
    run: async ({ request, locale }) => {
      const { account } = await services.signedIn(request);
      if (account.email_verified_at === null) {
        await services.limit(request, 'resendVerification', account.email);
        if (!(await services.mayMail(request, account.email, { shared: false }))) throw tooMany(A_WHILE_SECONDS);
        await services.db.transaction().execute(async (tx) => {
          await services.mails.verification(
            tx,
            account,
            await issueToken(tx, { accountId: account.id, purpose: 'verify' }, services.now()),
            locale,
          );
        });
      }
      const message = accountSentence(locale, account.email_verified_at === null ? 'verificationSent' : 'confirmed');
      return { answer: { message }, onward: { view: 'confirm', status: 'success', message } };
    },
  });
}

async function confirm(services: AccountServices, { request, fields, locale }: AccountCall): Promise<Confirmed> {
  const now = services.now();
  const session = await services.sessions.of(request);
  const handle = services.cookies.readSession(request)?.handle;
  return services.db.transaction().execute(async (tx) => {
    const token = fields.text('token').trim();
    const returned = await takeBackEmail(tx, token, now);
    if (returned !== null)
      return {
        sentence: 'emailReturned',
        value: '',
        resetToken: await issueToken(tx, { accountId: returned.id, purpose: 'reset' }, now),
        uuid: returned.uuid,
      };
    const used = await useToken(tx, token, ['verify', 'link', 'email'], now);
    const account = used === null ? null : await findById(tx, used.accountId);
    if (used === null || account?.status !== 'active')
      throw new AccountError('confirmDead', { status: 410, code: 'gone' });
    const own = session !== null && handle !== undefined && session.account.id === account.id;
    if (used.purpose === 'email') {
      // Else somebody could hand their own account to an address whose owner presses the button unawares, and keep the way in.
      if (!own) throw new AccountError('emailSignIn', { status: 401, code: 'forbidden' });
      await setEmail(tx, account, used.payload, now);
      await proveAddress(tx, account, { by: 'session', handle, service: session.service }, now);
      return { sentence: 'emailChanged', value: '', resetToken: null, uuid: account.uuid };
    }
    const proven = await proveAddress(
      tx,
      account,
      own ? { by: 'session', handle, service: session.service } : { by: 'mail' },
      now,
    );
    const service = await link(services, tx, used, account, locale);
    const { uuid } = account;
    const lostItsWay = proven && !own && (service === null || account.password_hash !== null);
    if (lostItsWay)
      return {
        sentence: 'confirmedChoosePassword',
        value: '',
        resetToken: await issueToken(tx, { accountId: account.id, purpose: 'reset' }, now),
        uuid,
      };
    return {
      sentence: service === null ? 'confirmed' : 'linked',
      value: service === null ? '' : PROVIDER_NAMES[service],
      resetToken: null,
      uuid,
    };
  });
}

async function link(
  services: AccountServices,
  tx: DbOrTransaction,
  { payload }: LiveToken,
  account: AccountRow,
  locale: Locale,
): Promise<SocialProvider | null> {
  const identity = readIdentity(payload);
  if (identity === null) return null;
  const now = services.now();
  if (await addIdentity(tx, identity, account.id, now))
    await services.mails.identityLinked(tx, account, identity, locale, now);
  return identity.service;
}

function readIdentity(payload: unknown): { issuer: string; subject: string; service: SocialProvider } | null {
  if (
    typeof payload !== 'object' ||
    payload === null ||
    !('issuer' in payload) ||
    !('subject' in payload) ||
    !('service' in payload)
  )
    return null;
  const { issuer, subject } = payload;
  const service = SOCIAL_PROVIDERS.find((provider) => provider === payload.service);
  return typeof issuer === 'string' && typeof subject === 'string' && service !== undefined
    ? { issuer, subject, service }
    : null;
}

function newPasswordPath(locale: Locale, token: string): string {
  return `${localizedPath(locale, authPath('passwordReset'))}#${token}`;
}
