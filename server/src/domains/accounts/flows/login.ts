import { ACCOUNT_CALLS, type LoginAnswer } from '@kvadrat/contracts/account';
import { EMAIL_RULES } from '@kvadrat/contracts/forms';
import { required } from '@kvadrat/contracts/rules';
import type { FastifyInstance } from 'fastify';
import { AccountError } from '../account-error';
import type { AccountCall, AccountServices } from '../account-services';
import type { AccountRow } from '../account.tables';
import { findByEmail, renewHash } from '../account.store';
import { checkFields } from '../forms/check-fields';
import { addForm, logOutcome } from '../forms/form-call';
import { signedInAnswer } from './signed-in-answer';
import { proofRequired } from '../limits/refusals';
import { LOGIN_GUARD } from '../limits/limit-table';
import { emailKey } from '../../../platform/mailbox';
import { BUSY_RETRY_SECONDS, type Lane } from '../passwords/hash-queue';
import { isOutdated } from '../passwords/password-hasher';
import { PASSWORD_MAX } from '../passwords/password-problem';
import { keepFirstStepWhile } from '../second-step/first-step.store';
import { hasSecondStep } from '../second-step/totp.store';
import { openSessionWhile } from '../sessions/session.store';

/** Logins in a minute up to which a network's passwords are looked at before those of busier ones. */
const CALM_LOGINS = 5;

/** An unknown address, a wrong password and an account without one are told apart neither by words nor by time. */
export function addLogin(scope: FastifyInstance, services: AccountServices): void {
  addForm<LoginAnswer>(scope, services, {
    path: ACCOUNT_CALLS.login,
    view: 'login',
    run: async (call) => {
      const { request, reply, fields } = call;
      const caller = services.caller(request, fields.text('email'));
      const { pressed } = services.hasher;
      // Before anything is asked of the database. Honest people's browsers find a proof by themselves; a flood would need thousands.
      if (pressed && !(await caller.proven())) throw proofRequired(BUSY_RETRY_SECONDS);
      const account = await services.hasher.coming(async () => {
        const calm = (await services.limit(request, 'login')) <= CALM_LOGINS;
        checkFields(fields, { email: EMAIL_RULES, password: [required()] });
        return checkPassword(services, call, caller, calm || pressed ? 'first' : 'later');
      });
      await stopForSecondStep(services, call, account);
      const halves = await openSessionWhile(services.db, account, services.now());
      if (halves === null) throw wrongCredentials();
      await services.sessions.hand(request, reply, halves);
      logOutcome(request, 'login', 'ok', account.uuid);
      return signedInAnswer(call, account);
    },
  });
}

/** @throws AccountError `second-step` where the account asks for it */
async function stopForSecondStep(
  { db, browsers, now }: AccountServices,
  { request, reply }: AccountCall,
  account: AccountRow,
): Promise<void> {
  if (!(await hasSecondStep(db, account.id))) return;
  const browserId = browsers.idOf(request, reply);
  const holds = await db.transaction().execute((tx) => keepFirstStepWhile(tx, browserId, account, now()));
  if (!holds) throw wrongCredentials();
  logOutcome(request, 'login', 'second-step', account.uuid);
  throw new AccountError('secondStep', { code: 'second-step', status: 401 });
}

type LoginCaller = ReturnType<AccountServices['caller']>;

async function checkPassword(
  services: AccountServices,
  { request, fields, locale }: AccountCall,
  { network, proven }: LoginCaller,
  lane: Lane,
): Promise<AccountRow> {
  const typed = fields.text('email');
  // Of this very address: who owns one with a plus sign in it may not forget what was tried at the one without.
  const mailbox = emailKey(typed);
  const password = fields.text('password');
  const attempts = await services.guard.admit({ mailbox, network, proven });
  const account = await findByEmail(services.db, typed);
  const tooLong = [...password].length > PASSWORD_MAX;
  const stored = tooLong ? null : (account?.password_hash ?? null);
  if (!(await services.hasher.fits(tooLong ? '' : password, stored, lane)) || account === null) {
    if (account !== null && attempts === LOGIN_GUARD.mailAfter)
      await services.mails.failedLogins(services.db, account, attempts, locale, services.now());
    logOutcome(request, 'login', 'wrong', account?.uuid ?? null);
    throw wrongCredentials();
  }
  await services.guard.forget({ mailbox, network });
  if (account.status === 'disabled') {
    logOutcome(request, 'login', 'disabled', account.uuid);
    throw new AccountError('disabled', { code: 'forbidden', status: 403 });
  }
  if (stored === null || !isOutdated(stored)) return account;
  const renewed = await services.hasher.hash(password, lane);
  await renewHash(services.db, account, renewed);
  return { ...account, password_hash: renewed };
}

function wrongCredentials(): AccountError {
  return new AccountError('wrongCredentials', { code: 'forbidden', status: 401 });
}
