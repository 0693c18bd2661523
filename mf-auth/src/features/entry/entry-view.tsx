import { useRemote } from '@kvadrat/remote-kit';
import type { Problems, Values } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { EMAIL_RULES } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { firstFailure } from '@kvadrat/contracts/rules';
import { TextField, TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { viewAfterEntry } from '../../flow/flow-machine';
import styles from '../../flow/flow.module.css';
import type { ViewProps } from '../../flow/view-props';
import { AccountFormFrame, SubmitButton, useSmallForm } from '../../form';
import { useEmailHint } from './use-email-hint';

/** The rules of `entrySchema`, without the library it is written in: this view is small. */
function validate(values: Values): Problems {
  const problem = firstFailure(EMAIL_RULES, values['email'] ?? '');
  return problem === null ? {} : { email: problem };
}

/** First step: the address alone, the providers, and the way for companies. */
export function EntryView({ social, ...view }: ViewProps & { social: ReactNode }): ReactElement {
  const { http, locale, portalOrigin } = useRemote();
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const form = useSmallForm({
    view: 'entry',
    formState: view.formState,
    defaults: { email: view.email },
    validate,
    async send(values, proof) {
      const address = (values['email'] ?? '').trim();
      const { registerType } = await http.post(ACCOUNT_CALLS.registrationType, { email: address, ...proof });
      view.go(viewAfterEntry(registerType), { email: address });
      return undefined;
    },
    failure: t({ id: 'lbl_generic_error', message: 'Nešto nije uspjelo. Pokušajte ponovno.' }),
  });
  const field = form.field('email');
  const [typed, setTyped] = useState('');
  const hint = useEmailHint(typed);
  const accept = (address: string): void => {
    if (input.current === null) return;
    input.current.value = address;
    // As if it had been typed: the form looks at its error again.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <>
      <p className={styles.lead}>
        <Trans>Upišite e-poštu, dalje vodimo mi.</Trans>
      </p>
      <AccountFormFrame
        form={form}
        action={ACCOUNT_CALLS.registrationType}
        formState={view.formState}
        returnTo={view.returnTo}
        label={t`Prijava ili registracija`}
      >
        <div>
          <TextField
            {...field}
            ref={input}
            label={t`E-pošta`}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            required
            onInput={(event) => setTyped(event.currentTarget.value.trim())}
          />
          <p role="status" className={styles.hint}>
            {hint !== null && (
              <Trans>
                Mislite na{' '}
                <button type="button" className={styles.textButton} onClick={() => accept(hint)}>
                  {hint}
                </button>
                ?
              </Trans>
            )}
          </p>
        </div>
        <SubmitButton form={form}>
          <Trans>Nastavi</Trans>
        </SubmitButton>
      </AccountFormFrame>
      {social}
      <p className={styles.companies}>
        <Trans>
          Agencija ste ili investitor?{' '}
          <TextLink href={`${portalOrigin}${localizedPath(locale, PATHS.agencySignUp)}`}>
            Registracija za tvrtke
          </TextLink>
        </Trans>
      </p>
    </>
  );
}
