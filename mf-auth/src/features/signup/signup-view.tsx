import { useRemote } from '@kvadrat/remote-kit';
import { type Problems, schemaProblems, type Values } from '@kvadrat/remote-kit/form';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { FORM_LIMITS, signupSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { LEGAL_PATHS } from '@kvadrat/contracts/paths';
import { Checkbox, TextField, TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { AddressLine } from '../../flow/address-line';
import styles from '../../flow/flow.module.css';
import { ViewLink } from '../../flow/view-link';
import type { ViewProps } from '../../flow/view-props';
import { AccountFormFrame, PasswordField, SubmitButton } from '../../form';
import { newPasswordProblems } from '../../form/new-password-problems';
import { useAccountForm } from '../../form/use-account-form';
import { PhoneField, phoneFields, phoneProblems } from '../../phone';
import { SignupDone } from './signup-done';
import { signupFields } from './signup-fields';

/** Registration of a person; success puts a notice in its place. */
export function SignupView(view: ViewProps): ReactElement {
  const { http } = useRemote();
  const { t } = useLingui();
  const { passwordMin } = view;
  const [sentTo, setSentTo] = useState(view.formState.outcome?.values['email'] ?? view.email);
  const validate = (values: Values): Problems => ({
    ...phoneProblems(values),
    ...newPasswordProblems('password', values, passwordMin),
    ...schemaProblems(signupSchema, values),
  });
  const form = useAccountForm({
    view: 'signup',
    formState: view.formState,
    defaults: { email: view.email },
    validate,
    async send(values, proof) {
      const fields = signupFields(signupSchema.cast(values), phoneFields(values));
      const { service } = await http.postForm(ACCOUNT_CALLS.register, { ...fields, ...proof });
      setSentTo(fields.email);
      view.onAuthenticated({ service, signup: true });
      return undefined;
    },
    failure: t({ id: 'lbl_generic_error', message: 'Nešto nije uspjelo. Pokušajte ponovno.' }),
  });
  if (form.state.status === 'success') return <SignupDone email={sentTo} message={form.state.message} view={view} />;
  return (
    <AccountFormFrame
      form={form}
      action={ACCOUNT_CALLS.register}
      formState={view.formState}
      returnTo={view.returnTo}
      label={t`Novi račun`}
    >
      <AddressLine form={form} view={view} />
      <div className={styles.pair}>
        <TextField
          {...form.field('first_name')}
          label={t`Ime`}
          autoComplete="given-name"
          maxLength={FORM_LIMITS.name}
          required
        />
        <TextField
          {...form.field('last_name')}
          label={t`Prezime`}
          autoComplete="family-name"
          maxLength={FORM_LIMITS.name}
          required
        />
      </div>
      <PhoneField form={form} />
      <PasswordField
        {...form.field('password')}
        label={t`Lozinka`}
        hint={t`Najmanje ${passwordMin} znakova.`}
        autoComplete="new-password"
        minLength={passwordMin}
        maxLength={FORM_LIMITS.passwordMax}
        required
      />
      <div>
        <Checkbox {...form.box('privacy')} required label={<Consent />} />
        <Checkbox {...form.box('communications')} label={t`Želim obavijesti o novim mogućnostima`} />
        <Checkbox {...form.box('newsletter')} label={t`Želim mjesečni pregled cijena u svom gradu`} />
      </div>
      <SubmitButton form={form}>
        <Trans>Otvori račun</Trans>
      </SubmitButton>
      <p className={styles.small}>
        <Trans>
          Već imate račun?{' '}
          <ViewLink to="login" go={view.go} href={view.href}>
            Prijavite se
          </ViewLink>
        </Trans>
      </p>
    </AccountFormFrame>
  );
}

/** Legal pages open beside the form, which would be lost otherwise. */
function Consent(): ReactElement {
  const { locale, portalOrigin } = useRemote();
  const { t } = useLingui();
  const beside = (path: string) => ({
    href: `${portalOrigin}${localizedPath(locale, path)}`,
    target: '_blank',
    rel: 'noopener',
    title: t`Otvara se u novoj kartici`,
  });
  return (
    <Trans>
      Prihvaćam <TextLink {...beside(LEGAL_PATHS.terms)}>uvjete korištenja</TextLink> i{' '}
      <TextLink {...beside(LEGAL_PATHS.privacy)}>pravila privatnosti</TextLink>
    </Trans>
  );
}
