import { useRemote } from '@kvadrat/remote-kit';
import { readDraft, schemaProblems } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { loginSchema } from '@kvadrat/contracts/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AddressLine } from '../../flow/address-line';
import styles from '../../flow/flow.module.css';
import { ViewLink } from '../../flow/view-link';
import type { ViewProps } from '../../flow/view-props';
import { AccountFormFrame, PasswordField, SubmitButton } from '../../form';
import { PasskeyButton } from '../../passkey/passkey-button';
import { useAccountForm } from '../../form/use-account-form';

/** The password for an address. */
export function LoginView(view: ViewProps): ReactElement {
  const { http } = useRemote();
  const { t } = useLingui();
  const form = useAccountForm({
    view: 'login',
    formState: view.formState,
    defaults: { email: view.email },
    validate: (values) => schemaProblems(loginSchema, values),
    async send(values, proof) {
      const { email, password } = loginSchema.cast(values);
      try {
        const { service, url } = await http.postForm(ACCOUNT_CALLS.login, { email, password, ...proof });
        view.onAuthenticated({ service, signup: false, url });
      } catch (error) {
        if (!isAppError(error) || error.code !== 'second-step') throw error;
        view.go('secondStep', { email });
      }
      return undefined;
    },
    failure: t({
      id: 'login_wrong_credentials_message',
      message: 'E-pošta ili lozinka nisu točne. Pokušajte ponovno.',
    }),
  });
  const { error, ...password } = form.field('password');
  const typed = (): string => readDraft('login')['email'] ?? view.email;
  return (
    <AccountFormFrame
      form={form}
      action={ACCOUNT_CALLS.login}
      formState={view.formState}
      returnTo={view.returnTo}
      label={t`Prijava`}
    >
      <AddressLine form={form} view={view} />
      <PasswordField {...password} error={error} label={t`Lozinka`} autoComplete="current-password" required />
      <SubmitButton form={form}>
        <Trans>Prijavi se</Trans>
      </SubmitButton>
      <PasskeyButton {...view} />
      <ViewLink to="passwordRecovery" go={view.go} href={view.href} email={typed} className={styles.link}>
        <Trans>Zaboravljena lozinka</Trans>
      </ViewLink>
      {view.email === '' && (
        // Opened here directly, with an alert or by its address: the entry is where new accounts begin.
        <p className={styles.small}>
          <Trans>
            Nemate račun?{' '}
            <ViewLink to="entry" go={view.go} href={view.href} email={typed}>
              Registrirajte se
            </ViewLink>
          </Trans>
        </p>
      )}
    </AccountFormFrame>
  );
}
