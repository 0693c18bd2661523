import { fieldPlace, type FormHandle } from '@kvadrat/remote-kit/form';
import { TextField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './contact.module.css';

/** Who writes: in every form of an ad. */
export function PersonFields({ form }: { form: Pick<FormHandle, 'field'> }): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <div id={fieldPlace('name')}>
        <TextField label={t`Ime i prezime`} autoComplete="name" required {...form.field('name')} />
      </div>
      <div className={styles.pair}>
        <div id={fieldPlace('email')}>
          <TextField
            label={t`E-pošta`}
            hint={t`Na ovu adresu šaljemo odgovor.`}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...form.field('email')}
          />
        </div>
        <div id={fieldPlace('phone')}>
          <TextField label={t`Telefon`} type="tel" autoComplete="tel" required {...form.field('phone')} />
        </div>
      </div>
    </>
  );
}
