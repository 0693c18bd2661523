import { ACCOUNT_CALLS, type LoginAnswer } from '@kvadrat/contracts/account';
import { required } from '@kvadrat/contracts/rules';
import type { FastifyInstance } from 'fastify';
import { AccountError } from '../account-error';
import type { AccountCall, AccountServices } from '../account-services';
import { findById } from '../account.store';
import type { AccountRow } from '../account.tables';
import { checkFields } from '../forms/check-fields';
import { addForm, logOutcome } from '../forms/form-call';
import { signedInAnswer } from './signed-in-answer';
import { findFirstStep, useFirstStep, type FirstStep } from '../second-step/first-step.store';
import { countRecoveryCodes } from '../second-step/recovery-codes';
import { takeSecondStep, type SecondStepProof } from '../second-step/totp.store';
import type { SessionHalves } from '../sessions/account-cookies';

/** The second step of a sign-in, for a browser that has taken the first: a code of the application, or one for emergencies. */
export function addSecondStep(scope: FastifyInstance, services: AccountServices): void {
  addForm<LoginAnswer>(scope, services, {
    path: ACCOUNT_CALLS.secondStep,
    view: 'secondStep',
    run: async (call) => {
      const { request, reply, fields } = call;
      const { account, first, browserId } = await firstTaken(services, call);
      await services.limit(request, 'secondStep', account.email);
      checkFields(fields, { code: [required()] });
      const { halves, proof } = await take(services, call, { account, first, browserId });
      await services.sessions.hand(request, reply, halves);
      logOutcome(request, 'second-step', proof, account.uuid);
      return signedInAnswer(call, account, first.service);
    },
  });
}

interface Taken {
  account: AccountRow;
  first: FirstStep;
  browserId: string;
}

async function firstTaken({ db, browsers, now }: AccountServices, { request }: AccountCall): Promise<Taken> {
  const browserId = browsers.known(request);
  const first = browserId === null ? null : await findFirstStep(db, browserId, now());
  const account = first === null ? null : await findById(db, first.accountId);
  if (browserId === null || first === null || account?.status !== 'active') throw firstStepGone();
  return { account, first, browserId };
}

async function take(
  services: AccountServices,
  { request, fields, locale }: AccountCall,
  { account, first, browserId }: Taken,
): Promise<{ halves: SessionHalves; proof: SecondStepProof }> {
  const now = services.now();
  const taken = await services.db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
    const proof = await takeSecondStep(tx, services.box, account.id, { typed: fields.text('code'), now });
    if (proof === null) return null;
    if (!(await useFirstStep(tx, browserId, account.id))) throw firstStepGone();
    if (proof === 'recovery')
      await services.mails.securityChanged(
        tx,
        account,
        'recoveryUsed',
        locale,
        now,
        await countRecoveryCodes(tx, account.id),
      );
    return { halves: await services.sessions.open(tx, account.id, first.service), proof };
  });
  if (taken !== null) return taken;
  logOutcome(request, 'second-step', 'wrong', account.uuid);
  throw new AccountError('wrongCode', { problems: { code: 'wrong-code' } });
}

function firstStepGone(): AccountError {
  return new AccountError('firstStepGone', { code: 'gone', status: 410 });
}
