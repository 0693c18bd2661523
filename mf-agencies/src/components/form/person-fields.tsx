import { fieldPlace, type KeyedForm } from '@kvadrat/remote-kit/form';
import { TextField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Who writes, and how they are reached. */
export function PersonFields({
  form,
  nameLabel,
  emailHint,
  withPhone = true,
}: {
  form: KeyedForm;
  /** Name and surname where left out. */
  nameLabel?: string;
  emailHint?: string;
  withPhone?: boolean;
}): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <div id={fieldPlace('name')}>
        <TextField label={nameLabel ?? t`Ime i prezime`} autoComplete="name" required {...form.field('name')} />
      </div>
      <div id={fieldPlace('email')}>
        <TextField
          label={t`E-pošta`}
          hint={emailHint}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.field('email')}
        />
      </div>
      {withPhone && (
        <div id={fieldPlace('phone')}>
          <TextField label={t`Telefon`} type="tel" autoComplete="tel" required {...form.field('phone')} />
        </div>
      )}
    </>
  );
}
