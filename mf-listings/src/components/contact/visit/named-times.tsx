import { fieldPlace, type FormHandle } from '@kvadrat/remote-kit/form';
import { TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './visit.module.css';

/** Up to three times of one's own, on Croatia's clock. */
export function NamedTimes({ form: { field } }: { form: Pick<FormHandle, 'field'> }): ReactElement {
  const { t } = useLingui();
  return (
    <fieldset className={styles.named}>
      <legend>
        <Trans>Kada biste došli</Trans>
      </legend>
      <p className={styles.hint}>
        <Trans>Najmanje dva sata unaprijed, od 7 do 21 sat, najkasnije za 60 dana.</Trans>
      </p>
      <div id={fieldPlace('time')}>
        <TextField type="datetime-local" label={t`Prvi termin`} required {...field('time')} />
      </div>
      <div id={fieldPlace('time2')}>
        <TextField type="datetime-local" label={t`Drugi termin (nije obavezan)`} {...field('time2')} />
      </div>
      <div id={fieldPlace('time3')}>
        <TextField type="datetime-local" label={t`Treći termin (nije obavezan)`} {...field('time3')} />
      </div>
    </fieldset>
  );
}
