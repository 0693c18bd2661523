import { ACCOUNT_CALLS, type AuthFormState } from '@kvadrat/contracts/account';
import type { FastifyInstance } from 'fastify';
import { FORM } from '../../../platform/lanes';
import type { AccountServices } from '../account-services';
import { describeCall } from '../description/describe-call';
import { toldOutcome } from '../forms/document-submit';
import { takeOutcome } from '../forms/form-outcome.store';

/** What pages with forms ask for: the token against forged calls, a proof of work, and what became of a form without scripts. */
export function addPageSupport(scope: FastifyInstance, services: AccountServices): void {
  const { browsers, db, now, passwordMin, social } = services;
  const described = (path: string) => ({ config: FORM, schema: describeCall(path) });
  scope.get(ACCOUNT_CALLS.csrf, described(ACCOUNT_CALLS.csrf), async (request, reply) => ({
    token: await browsers.tokenOf(browsers.idOf(request, reply)),
  }));
  scope.get(ACCOUNT_CALLS.challenge, described(ACCOUNT_CALLS.challenge), async (request) => {
    await services.limit(request, 'challenge');
    return services.proof.challenge();
  });
  scope.get(
    ACCOUNT_CALLS.formState,
    described(ACCOUNT_CALLS.formState),
    async (request, reply): Promise<AuthFormState> => {
      const id = browsers.idOf(request, reply);
      const outcome = await takeOutcome(db, id, now());
      return {
        providers: [...social.providers],
        oneTapClientId: social.oneTapClientId,
        csrf: await browsers.tokenOf(id),
        passwordMin,
        outcome: outcome === null ? null : toldOutcome(outcome),
      };
    },
  );
}
