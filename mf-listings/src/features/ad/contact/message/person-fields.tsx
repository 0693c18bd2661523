import { TextField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { LeadFieldOf } from './use-lead-form';
import styles from './message.module.css';

/** Who writes: in every form of an ad. */
export function PersonFields({ field }: { field: LeadFieldOf }): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Ime i prezime`} autoComplete="name" required {...field('name')} />
      <div className={styles.pair}>
        <TextField label={t`E-pošta`} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} required {...field('email')} />
        <TextField label={t`Telefon`} type="tel" autoComplete="tel" required {...field('phone')} />
      </div>
    </>
  );
}
