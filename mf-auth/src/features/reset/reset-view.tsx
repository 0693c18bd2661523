import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import { ViewLink } from '../../flow/view-link';
import type { ViewProps } from '../../flow/view-props';
import { AccountFormFrame, PasswordField, SubmitButton } from '../../form';
import { TokenField } from '../../fragment/token-field';
import { useFragmentToken } from '../../fragment/use-fragment-token';
import { MarketingChoices } from './marketing-choices';
import { ResetNotice } from './reset-notice';
import { useResetForm } from './use-reset-form';

/** A new password by the link of a mail. A message stands above the form, or alone in its place. */
export function ResetView(view: ViewProps): ReactElement {
  const { t } = useLingui();
  const { passwordMin } = view;
  const token = useFragmentToken();
  const { form, result } = useResetForm(view);
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
