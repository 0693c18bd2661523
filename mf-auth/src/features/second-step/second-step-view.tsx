import { useRemote } from '@kvadrat/remote-kit';
import type { Problems } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import { ViewLink } from '../../flow/view-link';
import type { ViewProps } from '../../flow/view-props';
import { AccountFormFrame, SubmitButton } from '../../form';
import { PasskeyButton } from '../../passkey/passkey-button';
import { useAccountForm } from '../../form/use-account-form';

/** The second step: a code of the application, or, for who has lost the telephone, one for emergencies. */
export function SecondStepView(view: ViewProps): ReactElement {
  const { http } = useRemote();
  const { t } = useLingui();
  const form = useAccountForm({
    view: 'secondStep',
    formState: view.formState,
    validate: ({ code = '' }): Problems => (code.trim() === '' ? { code: 'required' } : {}),
    async send(values, proof) {
      try {
        const code = values['code'] ?? '';
        const { service, url } = await http.postForm(ACCOUNT_CALLS.secondStep, { code, ...proof });
        view.onAuthenticated({ service, signup: false, url });
      } catch (error) {
        // The first step is too long ago, or of another browser.
        if (isAppError(error) && error.status === 410) view.go('login');
        throw error;
      }
      return undefined;
    },
    failure: t`Kôd nije točan ili je već iskorišten.`,
  });
  return (
    <>
      <p className={styles.lead}>
        <Trans>Upišite šest znamenki iz aplikacije za provjeru.</Trans>
      </p>
      <AccountFormFrame
        form={form}
        action={ACCOUNT_CALLS.secondStep}
        formState={view.formState}
        returnTo={view.returnTo}
        label={t`Prijava u dva koraka`}
      >
        <TextField
          {...form.field('code')}
          label={t`Kôd`}
          hint={t`Nemate telefon uza se? Upišite jedan od kodova za oporavak.`}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <SubmitButton form={form}>
          <Trans>Potvrdi</Trans>
        </SubmitButton>
        <PasskeyButton {...view} />
      </AccountFormFrame>
      <ViewLink to="login" go={view.go} href={view.href} className={styles.link}>
        <Trans>Prijavi se drukčije</Trans>
      </ViewLink>
    </>
  );
}
