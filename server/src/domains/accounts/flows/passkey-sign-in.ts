import { ACCOUNT_CALLS, type LoginAnswer } from '@kvadrat/contracts/account';
import type { FastifyInstance } from 'fastify';
import { AccountError } from '../account-error';
import type { AccountCall, AccountServices } from '../account-services';
import { findById } from '../account.store';
import { wayOn } from '../forms/document-submit';
import { addForm, logOutcome } from '../forms/form-call';
import { signedInAnswer } from './signed-in-answer';
import { answeringPasskey, checkedCounter, requestOptions } from '../passkeys/ceremonies';
import { keepChallenge, takeChallenge } from '../passkeys/challenge.store';
import { findPasskey, usePasskey } from '../passkeys/passkey.store';
import type { AccountRow } from '../account.tables';
import type { SessionHalves } from '../sessions/account-cookies';

/** Signs in with a passkey, which is two steps in one: the device, and the finger, face or code that it asks for. */
export function addPasskeySignIn(scope: FastifyInstance, services: AccountServices): void {
  addForm<{ options: string }>(scope, services, {
    path: ACCOUNT_CALLS.passkeyOptions,
    run: async ({ request, reply, locale, fields }) => {
      await services.limit(request, 'login');
      const options = await requestOptions(services.relyingParty());
      const kept = { challenge: options.challenge, accountId: null };
      await keepChallenge(services.db, services.browsers.idOf(request, reply), kept, services.now());
      return { answer: { options: JSON.stringify(options) }, onward: wayOn(locale, fields) };
    },
  });
  addForm<LoginAnswer>(scope, services, {
    path: ACCOUNT_CALLS.passkeySignIn,
    run: async (call) => {
      const { request, reply } = call;
      await services.limit(request, 'login');
      const { account, halves } = await enter(services, call);
      await services.sessions.hand(request, reply, halves);
      logOutcome(request, 'passkey-login', 'ok', account.uuid);
      return signedInAnswer(call, account);
    },
  });
}

async function enter(
  services: AccountServices,
  { request, fields }: AccountCall,
): Promise<{ account: AccountRow; halves: SessionHalves }> {
  const { db, browsers, sessions } = services;
  const now = services.now();
  const said = fields.text('credential');
  const challenge = await takeChallenge(db, browsers.known(request) ?? '', null, now);
  const passkey = challenge === null ? null : await findPasskey(db, answeringPasskey(said) ?? '');
  const counter =
    challenge === null || passkey === null
      ? null
      : await checkedCounter(services.relyingParty(), challenge, passkey, said);
  if (passkey === null || counter === null) {
    logOutcome(request, 'passkey-login', 'wrong', null);
    throw refused();
  }
  return db.transaction().execute(async (tx) => {
    const account = await findById(tx, passkey.accountId);
    if (account === null || !(await usePasskey(tx, passkey, counter, now))) throw refused();
    if (account.status === 'disabled') throw new AccountError('disabled', { code: 'forbidden', status: 403 });
    return { account, halves: await sessions.open(tx, account.id, 'passkey') };
  });
}

function refused(): AccountError {
  return new AccountError('passkeyRefused', { code: 'forbidden', status: 401 });
}
