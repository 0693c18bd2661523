import { sessionAtom, useHostState, useRemote } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS, authPath, VERIFY_PATH, type AuthFormState } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { ButtonLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AccountFormFrame, SubmitButton, useSmallForm } from '../../form';

/** The way to another verification mail: a button for who is signed in, the login and back for everybody else. */
export function NewMail({ formState }: { formState: AuthFormState }): ReactElement {
  const { http, locale } = useRemote();
  const { t } = useLingui();
  const authenticated = useHostState(sessionAtom, (session) => session.authenticated);
  const form = useSmallForm({
    view: 'confirm',
    // What became of the form above is not this one's.
    formState: { ...formState, outcome: null },
    validate: () => ({}),
    send: async (_values, proof) => (await http.postForm(ACCOUNT_CALLS.resendVerification, proof)).message,
    failure: t({ id: 'lbl_generic_error', message: 'Nešto nije uspjelo. Pokušajte ponovno.' }),
  });
  if (!authenticated) {
    const back = localizedPath(locale, VERIFY_PATH);
    return (
      <ButtonLink full href={localizedPath(locale, authPath('login', back))}>
        <Trans>Prijavi se za novu poruku</Trans>
      </ButtonLink>
    );
  }
  if (form.state.status === 'success') return <FormMessage tone="good">{form.state.message}</FormMessage>;
  return (
    <AccountFormFrame
      form={form}
      action={ACCOUNT_CALLS.resendVerification}
      formState={formState}
      returnTo="/"
      label={t`Nova poruka za potvrdu`}
    >
      <SubmitButton form={form}>
        <Trans>Pošalji novu poruku</Trans>
      </SubmitButton>
    </AccountFormFrame>
  );
}
