import type { FormHandle } from '@kvadrat/remote-kit/form';
import { EditIcon, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './flow.module.css';
import { ViewLink } from './view-link';
import type { ViewProps } from './view-props';

/**
 * Whose account it is: the address that was carried here, read-only with a way to change it, or a field where none was.
 * It stays a field of the form in both cases, which is where password managers look for the name of an account.
 */
export function AddressLine({ form, view }: { form: FormHandle; view: ViewProps }): ReactElement {
  const { t } = useLingui();
  const field = form.field('email');
  const { error, ...input } = field;
  if (view.email === '' || error !== undefined) {
    return (
      <TextField
        {...field}
        label={t`E-pošta`}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
    );
  }
  return (
    <div className={styles.address}>
      <input {...input} type="email" autoComplete="username" readOnly aria-label={t`E-pošta`} />
      <ViewLink to="entry" go={view.go} href={view.href} className={styles.change}>
        <EditIcon size="xs" />
        <Trans>Promijeni</Trans>
      </ViewLink>
    </div>
  );
}
