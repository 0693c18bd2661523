import { ACCOUNT_CALLS, authPath, type ConfirmEmailAnswer } from '@kvadrat/contracts/account';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { DbOrTransaction } from '../../db';
import { AccountError } from '../account-error';
import type { AccountCall, AccountServices } from '../account-services';
import { accountSentence, type AccountSentence } from '../account-texts';
import { findById } from '../account.store';
import type { AccountRow } from '../account.tables';
import { addForm, logOutcome } from '../forms/form-call';
import { endSessionsOf } from '../sessions/session.store';
import { issueToken, useToken, type LiveToken } from '../token.store';

interface Confirmed {
  sentence: AccountSentence;
  value: string;
  /** Token for a new password, where the old one no longer holds. */
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
      return { answer: url === undefined ? { message } : { message, url }, onward: url ?? { view: 'confirm', status: 'success', message } };
    },
  });
  addForm<{ message: string }>(scope, services, {
    path: ACCOUNT_CALLS.resendVerification,
    view: 'confirm',
    run: async ({ request, locale }) => {
      const { account } = await services.signedIn(request);
      if (account.email_verified_at === null) {
        await services.limit(request, 'resendVerification', account.email);
        await services.db.transaction().execute(async (tx) => {
          await services.mails.verification(tx, account, await issueToken(tx, { accountId: account.id, purpose: 'verify' }, services.now()), locale);
        });
      }
      const message = accountSentence(locale, account.email_verified_at === null ? 'verificationSent' : 'confirmed');
      return { answer: { message }, onward: { view: 'confirm', status: 'success', message } };
    },
  });
}

async function confirm(services: AccountServices, { request, fields }: AccountCall): Promise<Confirmed> {
  const now = services.now();
  const session = await services.sessions.of(request);
  return services.db.transaction().execute(async (tx) => {
    const used = await useToken(tx, fields.text('token').trim(), ['verify', 'link'], now);
    const account = used === null ? null : await findById(tx, used.accountId);
    if (used === null || account?.status !== 'active') throw new AccountError('confirmDead', { status: 410, code: 'gone' });
    const resetToken = account.email_verified_at === null ? await prove(tx, account, session?.account.id === account.id, now) : null;
    const service = await link(tx, used, now);
    if (resetToken !== null) return { sentence: 'confirmedChoosePassword', value: '', resetToken, uuid: account.uuid };
    return { sentence: service === null ? 'confirmed' : 'linked', value: service === null ? '' : PROVIDER_NAMES[service], resetToken, uuid: account.uuid };
  });
}

/**
 * The address is proven. Whoever planted an account for somebody else's address knows its password and may be signed in:
 * both end here, unless the proof comes from a session of the account itself.
 */
async function prove(tx: DbOrTransaction, account: AccountRow, own: boolean, now: Date): Promise<string | null> {
  const keepsPassword = own || account.password_hash === null;
  await tx
    .updateTable('account')
    .set({ email_verified_at: now, ...(keepsPassword ? {} : { password_hash: null }) })
    .where('id', '=', account.id)
    .execute();
  if (own) return null;
  await endSessionsOf(tx, account.id);
  return keepsPassword ? null : issueToken(tx, { accountId: account.id, purpose: 'reset' }, now);
}

const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

async function link(tx: DbOrTransaction, { accountId, payload }: LiveToken, now: Date): Promise<SocialProvider | null> {
  const identity = readIdentity(payload);
  if (identity === null) return null;
  await tx
    .insertInto('account_identity')
    .values({ ...identity, account_id: accountId, linked_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
  return identity.service;
}

function readIdentity(payload: unknown): { issuer: string; subject: string; service: SocialProvider } | null {
  if (typeof payload !== 'object' || payload === null || !('issuer' in payload) || !('subject' in payload) || !('service' in payload)) return null;
  const { issuer, subject } = payload;
  const service = SOCIAL_PROVIDERS.find((provider) => provider === payload.service);
  return typeof issuer === 'string' && typeof subject === 'string' && service !== undefined ? { issuer, subject, service } : null;
}

function newPasswordPath(locale: Locale, token: string): string {
  return `${localizedPath(locale, authPath('passwordReset'))}#${token}`;
}
