import { useRemote } from '@kvadrat/remote-kit';
import { FormMessage, type Problems } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS, type AuthFormState } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { useHydrated } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import styles from '../../flow/flow.module.css';
import { AccountFormFrame, SubmitButton, useSmallForm } from '../../form';
import { TokenField } from '../../fragment/token-field';
import { useFragmentToken } from '../../fragment/use-fragment-token';
import { ServerMessage } from '../../message';
import { ConfirmDone } from './confirm-done';
import { NewMail } from './new-mail';

/** Status of a token that no longer holds. */
const GONE = 410;

/** One button for the link of a mail; a link that is old or used leads to a new one, but for that of an address that is taken back. */
export function ConfirmView({
  formState,
  takesBack = false,
}: {
  formState: AuthFormState;
  takesBack?: boolean;
}): ReactElement {
  const { bus, http } = useRemote();
  const { t } = useLingui();
  const hydrated = useHydrated();
  const token = useFragmentToken();
  const [onward, setOnward] = useState('');
  /** The link is old or used: pressing again would not help. */
  const [dead, setDead] = useState(false);
  const form = useSmallForm({
    view: 'confirm',
    formState,
    validate: (values): Problems => ((values['token'] ?? '').trim() === '' ? { token: 'required' } : {}),
    async send(values, proof) {
      const { message, url = '' } = await http
        .postForm(ACCOUNT_CALLS.confirmEmail, { token: (values['token'] ?? '').trim(), ...proof })
        .catch((error: unknown) => {
          setDead(isAppError(error) && error.status === GONE);
          throw error;
        });
      setOnward(url);
      // Sessions may have ended with the proof, and the account is another one now.
      bus.emit('login-required');
      return message;
    },
    failure: t({ id: 'lbl_generic_error', message: 'Nešto nije uspjelo. Pokušajte ponovno.' }),
  });
  const { status, message } = form.state;
  if (status === 'success') return <ConfirmDone message={message} onward={onward} />;
  if (status === 'error' && dead) {
    return (
      <>
        <FormMessage tone="bad">
          <ServerMessage>{message}</ServerMessage>
        </FormMessage>
        {!takesBack && <NewMail formState={formState} />}
      </>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        {takesBack ? (
          <Trans>
            Vraćamo adresu koju je račun imao prije. Svi se uređaji odjavljuju, a zatim postavljate novu lozinku.
          </Trans>
        ) : (
          <Trans>Još jedan pritisak i vaša je adresa e-pošte potvrđena.</Trans>
        )}
      </p>
      <AccountFormFrame
        form={form}
        action={ACCOUNT_CALLS.confirmEmail}
        formState={formState}
        returnTo="/"
        label={takesBack ? t`Povratak adrese` : t`Potvrda adrese`}
      >
        <TokenField token={token} field={form.field('token')} />
        <SubmitButton form={form}>
          {takesBack ? <Trans>Vrati moju adresu</Trans> : <Trans>Potvrdi adresu</Trans>}
        </SubmitButton>
      </AccountFormFrame>
      {!takesBack && (formState.outcome?.status === 'error' || (hydrated && token === '')) && (
        <NewMail formState={formState} />
      )}
    </>
  );
}
