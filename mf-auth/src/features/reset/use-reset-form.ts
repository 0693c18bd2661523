import { useRemote } from '@kvadrat/remote-kit';
import { type FormHandle, type Problems, schemaProblems, type Values } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { resetSchema } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ViewProps } from '../../flow/view-props';
import { newPasswordProblems } from '../../form/new-password-problems';
import { useAccountForm } from '../../form/use-account-form';
import { chosenMarketing } from './marketing-choices';
import { readResetAnswer, type ResetResult } from './reset-result';

/** The form of a new password, and what the server has said to it; null before that, and where it was sent without scripts. */
export function useResetForm({ formState, passwordMin }: ViewProps): { form: FormHandle; result: ResetResult | null } {
  const { http, report } = useRemote();
  const { t } = useLingui();
  const [result, setResult] = useState<ResetResult | null>(null);
  const validate = (values: Values): Problems => ({
    ...((values['token'] ?? '').trim() === '' ? { token: 'required' } : {}),
    ...newPasswordProblems('pwd', values, passwordMin),
    ...schemaProblems(resetSchema, values),
  });
  /** Afterwards, and only what was ticked; a failure is not the visitor's concern, the password is changed. */
  const saveMarketing = (chosen: string[]): void => {
    if (chosen.length > 0) http.putForm(ACCOUNT_CALLS.profile, { 'marketing[]': chosen }).catch(report);
  };
  const form = useAccountForm({
    view: 'passwordReset',
    formState,
    validate,
    async send(values, proof) {
      const { pwd, pwdrip } = resetSchema.cast(values);
      const fields = { pwd, pwdrip, email: values['email'] ?? '', token: (values['token'] ?? '').trim() };
      const answer = await http.postForm(ACCOUNT_CALLS.changePassword, { ...fields, ...proof });
      const read = readResetAnswer(answer);
      setResult(read);
      if (!read.done)
        throw new AppError('invalid-request', 'the password was not changed', {
          words: read.message,
          problems: read.problems,
        });
      if (answer.marketing !== false) saveMarketing(chosenMarketing(values));
      return read.message;
    },
    failure: t({ id: 'lbl_generic_error', message: 'Nešto nije uspjelo. Pokušajte ponovno.' }),
  });
  return { form, result };
}
