import { ACCOUNT_CALLS, RETURN_PARAMETER, SIGN_OUT_PATH } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '../account-scope';
import type { AccountServices } from '../account-services';
import { accountSentence } from '../account-texts';
import { wayOn } from '../forms/document-submit';
import { addForm, logOutcome } from '../forms/form-call';

/** A POST ends the session on the server and takes everything of the account from the browser; signing out twice is no failure. A GET leads to a page that asks. */
export function addLogout(scope: FastifyInstance, services: AccountServices): void {
  scope.get<{ Querystring: Record<string, unknown> }>(
    ACCOUNT_CALLS.logout,
    { schema: { hide: true } },
    (request, reply) => {
      const path = localizedPath(localeOf(request), SIGN_OUT_PATH);
      const back = request.query[RETURN_PARAMETER];
      return reply.redirect(
        typeof back === 'string' ? `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: back }).toString()}` : path,
        302,
      );
    },
  );
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
