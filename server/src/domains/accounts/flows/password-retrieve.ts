import { ACCOUNT_CALLS, type PasswordRetrieveAnswer } from '@kvadrat/contracts/account';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { email, maxLength, required } from '@kvadrat/contracts/rules';
import type { FastifyInstance } from 'fastify';
import type { AccountCall, AccountServices } from '../account-services';
import { accountSentence } from '../account-texts';
import { findByEmail } from '../account.store';
import { mailboxKey } from '../../../platform/mailbox';
import { checkFields } from '../forms/check-fields';
import { addForm, logOutcome } from '../forms/form-call';
import { RECOVERY_MAILS } from '../limits/limit-table';
import { issueToken } from '../token.store';

const RULES = [required(), email(), maxLength(FORM_LIMITS.emailServer)];

/** The answer is the same for known and unknown addresses, and does not wait for what is done about it. */
export function addPasswordRetrieve(scope: FastifyInstance, services: AccountServices): void {
  const atWork = new Set<Promise<void>>();
  scope.addHook('onClose', async () => {
    await Promise.all(atWork);
  });
  addForm<PasswordRetrieveAnswer>(scope, services, {
    path: ACCOUNT_CALLS.passwordRetrieve,
    view: 'passwordRecovery',
    run: async (call) => {
      const { request, fields, locale } = call;
      checkFields(fields, { email: RULES });
      await services.limit(request, 'passwordRetrieve');
      const work = sendLink(services, call)
        .catch((error: unknown) => request.log.error({ err: error }, 'recovery mail was not queued'))
        .finally(() => atWork.delete(work));
      atWork.add(work);
      const message = accountSentence(locale, 'recoverySent');
      return { answer: { message }, onward: { view: 'passwordRecovery', status: 'success', message } };
    },
  });
}

async function sendLink(services: AccountServices, { request, fields, locale }: AccountCall): Promise<void> {
  const typed = fields.text('email');
  const room =
    (await services.limiter.hasRoom(RECOVERY_MAILS, { mailbox: mailboxKey(typed) })) &&
    (await services.mayMail(request, typed, { shared: false }));
  const account = await findByEmail(services.db, typed);
  const sends = room && account?.status === 'active';
  logOutcome(request, 'password-retrieve', sends ? 'mail' : 'no mail', account?.uuid ?? null);
  if (!sends) return;
  const now = services.now();
  await services.db.transaction().execute(async (tx) => {
    await services.mails.reset(
      tx,
      account,
      await issueToken(tx, { accountId: account.id, purpose: 'reset' }, now),
      locale,
    );
  });
}
