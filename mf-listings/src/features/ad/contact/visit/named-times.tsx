import { TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { LeadFieldOf } from '../message/use-lead-form';
import styles from './visit.module.css';

/** Up to three times of one's own, on Croatia's clock. */
export function NamedTimes({ field }: { field: LeadFieldOf }): ReactElement {
  const { t } = useLingui();
  return (
    <fieldset className={styles.named}>
      <legend><Trans>Kada biste došli</Trans></legend>
      <p className={styles.hint}><Trans>Najmanje dva sata unaprijed, od 7 do 21 sat, najkasnije za 60 dana.</Trans></p>
      <TextField type="datetime-local" label={t`Prvi termin`} required {...field('time')} />
      <TextField type="datetime-local" label={t`Drugi termin (nije obavezan)`} {...field('time2')} />
      <TextField type="datetime-local" label={t`Treći termin (nije obavezan)`} {...field('time3')} />
    </fieldset>
  );
}
