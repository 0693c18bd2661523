import { useRemote } from '@kvadrat/remote-kit';
import { schemaProblems } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { recoverySchema } from '@kvadrat/contracts/forms';
import { TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import { ViewLink } from '../../flow/view-link';
import type { ViewProps } from '../../flow/view-props';
import { AccountFormFrame, SubmitButton } from '../../form';
import { useAccountForm } from '../../form/use-account-form';
import { RecoverySent } from './recovery-sent';

/** Asks for a mail with a link to a new password. */
export function RecoveryView(view: ViewProps): ReactElement {
  const { http } = useRemote();
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState(view.email);
  const form = useAccountForm({
    view: 'passwordRecovery',
    formState: view.formState,
    defaults: { email: view.email },
    validate: (values) => schemaProblems(recoverySchema, values),
    async send(values, proof) {
      const { email } = recoverySchema.cast(values);
      const { message } = await http.postForm(ACCOUNT_CALLS.passwordRetrieve, { email, ...proof });
      setSentTo(email);
      return message;
    },
    failure: t({ id: 'lbl_generic_error', message: 'Nešto nije uspjelo. Pokušajte ponovno.' }),
  });
  if (form.state.status === 'success') return <RecoverySent email={sentTo} message={form.state.message} view={view} />;
  return (
    <>
      <p className={styles.lead}>
        <Trans>Poslat ćemo vam poveznicu za novu.</Trans>
      </p>
      <AccountFormFrame
        form={form}
        action={ACCOUNT_CALLS.passwordRetrieve}
        formState={view.formState}
        returnTo={view.returnTo}
        label={t`Zaboravljena lozinka`}
      >
        <TextField
          {...form.field('email')}
          label={t`E-pošta`}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <SubmitButton form={form}>
          <Trans>Pošalji poveznicu</Trans>
        </SubmitButton>
      </AccountFormFrame>
      <ViewLink to="login" go={view.go} href={view.href} className={styles.link}>
        <Trans>Natrag na prijavu</Trans>
      </ViewLink>
    </>
  );
}
