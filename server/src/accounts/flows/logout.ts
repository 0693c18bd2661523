import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services';
import { accountSentence } from '../account-texts';
import { wayOn } from '../forms/document-submit';
import { addForm, logOutcome } from '../forms/form-call';

/** R176: ends the session on the server and takes everything of the account from the browser; signing out twice is no failure. */
export function addLogout(scope: FastifyInstance, services: AccountServices): void {
  addForm<{ message: string }>(scope, services, {
    path: ACCOUNT_CALLS.logout,
    run: async ({ request, reply, fields, locale }) => {
      const session = await services.sessions.of(request);
      await services.sessions.end(request, reply);
      logOutcome(request, 'logout', 'ok', session?.account.uuid ?? null);
      return { answer: { message: accountSentence(locale, 'signedOut') }, onward: wayOn(locale, fields) };
    },
  });
}
