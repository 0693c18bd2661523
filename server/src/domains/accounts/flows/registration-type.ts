import { ACCOUNT_CALLS, type RegistrationTypeAnswer, type VerifyEmailAnswer } from '@kvadrat/contracts/account';
import { EMAIL_RULES, FORM_LIMITS } from '@kvadrat/contracts/forms';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services';
import { findByEmail } from '../account.store';
import { checkFields } from '../forms/check-fields';
import { addForm } from '../forms/form-call';
import { suggestDomains } from '../hints/suggest-domains';

/** First step: which form comes next, and what a mistyped address most likely meant. */
export function addRegistrationType(scope: FastifyInstance, services: AccountServices): void {
  addForm<RegistrationTypeAnswer>(scope, services, {
    path: ACCOUNT_CALLS.registrationType,
    view: 'entry',
    run: async ({ request, fields }) => {
      checkFields(fields, { email: EMAIL_RULES });
      await services.limit(request, 'registrationType', fields.text('email'));
      const known = (await findByEmail(services.db, fields.text('email'))) !== null;
      return {
        answer: { registerType: known ? 'REGISTERED' : 'UNREGISTERED', message: '' },
        onward: { view: known ? 'login' : 'signup', status: 'carried', message: '' },
      };
    },
  });
  addForm<VerifyEmailAnswer>(scope, services, {
    path: ACCOUNT_CALLS.verifyEmail,
    run: async ({ request, fields }) => {
      await services.limit(request, 'verifyEmail');
      const typed = fields.text('email');
      const suggestedEmails = typed.length > FORM_LIMITS.emailServer ? [] : suggestDomains(typed);
      return { answer: { suggestedEmails }, onward: { view: 'entry', status: 'carried', message: '' } };
    },
  });
}
