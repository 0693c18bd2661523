import { useRemote } from '@kvadrat/remote-kit';
import { type Problems, schemaProblems, type Values } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { FORM_LIMITS, resetSchema } from '@kvadrat/contracts/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import { ViewLink } from '../../flow/view-link';
import type { ViewProps } from '../../flow/view-props';
import { AccountFormFrame, PasswordField, SubmitButton } from '../../form';
import { newPasswordProblems } from '../../form/new-password-problems';
import { useAccountForm } from '../../form/use-account-form';
import { TokenField } from '../../fragment/token-field';
import { useFragmentToken } from '../../fragment/use-fragment-token';
import { chosenMarketing, MarketingChoices } from './marketing-choices';
import { ResetNotice } from './reset-notice';
import { readResetAnswer, type ResetResult } from './reset-result';

/** A new password by the link of a mail. A message stands above the form, or alone in its place. */
export function ResetView(view: ViewProps): ReactElement {
  const { http, report } = useRemote();
  const { t } = useLingui();
  const { passwordMin } = view;
  const token = useFragmentToken();
  const [result, setResult] = useState<ResetResult | null>(null);
  const failure = t({ id: 'lbl_generic_error', message: 'Nešto nije uspjelo. Pokušajte ponovno.' });
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
    formState: view.formState,
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
    failure,
  });
  const { status, message } = form.state;
  if (result?.form === false && (status === 'success' || status === 'error')) {
    return <ResetNotice done={result.done} message={message} onward={result.onward} view={view} />;
  }
  if (status === 'success' && result === null) return <ResetNotice done message={message} onward="" view={view} />;
  return (
    <>
      {status === 'success' && <ResetNotice done message={message} onward={result?.onward ?? ''} view={view} />}
      <AccountFormFrame
        form={form}
        action={ACCOUNT_CALLS.changePassword}
        formState={view.formState}
        returnTo={view.returnTo}
        label={t`Nova lozinka`}
      >
        {/* For password managers, which keep the new password under a name. */}
        <input type="email" name="email" autoComplete="username" readOnly hidden defaultValue={view.email} />
        <TokenField token={token} field={form.field('token')} />
        <PasswordField
          {...form.field('pwd')}
          label={t`Nova lozinka`}
          hint={t`Najmanje ${passwordMin} znakova.`}
          autoComplete="new-password"
          minLength={passwordMin}
          maxLength={FORM_LIMITS.passwordMax}
          required
        />
        <PasswordField
          {...form.field('pwdrip')}
          label={t`Ponovite lozinku`}
          autoComplete="new-password"
          maxLength={FORM_LIMITS.passwordMax}
          required
        />
        <MarketingChoices />
        <SubmitButton form={form}>
          <Trans>Spremi lozinku</Trans>
        </SubmitButton>
      </AccountFormFrame>
      <ViewLink to="passwordRecovery" go={view.go} href={view.href} className={styles.link}>
        <Trans>Zatraži novu poveznicu</Trans>
      </ViewLink>
    </>
  );
}
