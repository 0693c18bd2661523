import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { allowedValues, required } from '@kvadrat/contracts/rules';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services';
import { checkFields } from '../forms/check-fields';
import { addForm } from '../forms/form-call';

/** Systems that may be told of a person. */
const PARTIES = ['braze'];

/** Remembers that a person is to be known to another system; once, however often it is asked for. */
export function addThirdParty(scope: FastifyInstance, services: AccountServices): void {
  addForm<{ message: string }>(scope, services, {
    path: ACCOUNT_CALLS.thirdParty,
    run: async ({ request, fields, locale }) => {
      await services.limit(request, 'thirdParty');
      const { account } = await services.signedIn(request);
      checkFields(fields, { thirdParty: [required(), allowedValues(PARTIES)] });
      await services.db
        .insertInto('account_third_party')
        .values({ account_id: account.id, party: fields.text('thirdParty'), told_at: services.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { answer: { message: '' }, onward: localizedPath(locale, PATHS.home) };
    },
  });
}
