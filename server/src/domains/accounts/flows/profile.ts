import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import type { FastifyInstance } from 'fastify';
import { signInFirst, type AccountCall, type AccountServices } from '../account-services';
import { accountSentence } from '../account-texts';
import { keepConsents, type Consents } from '../account.store';
import { isTicked } from '../forms/check-fields';
import { addForm } from '../forms/form-call';
import type { Fields } from '../read-fields';
import { useToken } from '../token.store';

/**
 * Marketing choices, of who is signed in, or once and shortly after a new password of the browser that set it. The boxes
 * after a new password are empty whatever was agreed to before, so that they only add; a session's withdraw as well.
 */
export function addProfile(scope: FastifyInstance, services: AccountServices): void {
  addForm<{ message: string }>(scope, services, {
    path: ACCOUNT_CALLS.profile,
    method: 'PUT',
    run: async (call) => {
      await services.limit(call.request, 'profile');
      const now = services.now();
      await services.db.transaction().execute(async (tx) => {
        const { accountId, source } = await whoMay(services, tx, call, now);
        const choices = readChoices(call.fields);
        await keepConsents(tx, accountId, { source, granted: source === 'reset' ? onlyTicked(choices) : choices }, now);
      });
      const message = accountSentence(call.locale, 'profileSaved');
      return { answer: { message }, onward: { view: 'login', status: 'success', message } };
    },
  });
}

async function whoMay(
  services: AccountServices,
  tx: Parameters<typeof useToken>[0],
  { request }: AccountCall,
  now: Date,
): Promise<{ accountId: number; source: Consents['source'] }> {
  const session = await services.sessions.of(request);
  if (session !== null) return { accountId: session.account.id, source: 'profile' };
  const ticket = await useToken(tx, services.browsers.known(request) ?? '', ['marketing'], now);
  if (ticket === null) throw signInFirst();
  return { accountId: ticket.accountId, source: 'reset' };
}

type Choices = Record<'communications' | 'newsletter', boolean>;

/** A list of names, or a box of its own for each. */
function readChoices(fields: Fields): Choices {
  const listed = [...fields.list('marketing'), ...fields.list('marketing[]')];
  return {
    communications: listed.includes('comunicazioni') || isTicked(fields, 'comunicazioni'),
    newsletter: listed.includes('newsletter') || isTicked(fields, 'newsletter'),
  };
}

function onlyTicked({ communications, newsletter }: Choices): Consents['granted'] {
  return { ...(communications ? { communications } : {}), ...(newsletter ? { newsletter } : {}) };
}
