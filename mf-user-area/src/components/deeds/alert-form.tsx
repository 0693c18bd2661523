import { Button, Select } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedForm } from './deed-form';
import { FIELDS } from './deed-names';
import styles from './alert-form.module.css';

/** How soon a saved search tells of new ads: chosen and done with scripts, chosen and sent without. */
export function AlertForm({ search }: { search: { id: number; name: string; alert: string } }): ReactElement {
  const { t } = useLingui();
  const { id, name, alert } = search;
  return (
    <DeedForm deed="alert" hidden={{ [FIELDS.search]: String(id) }} className={styles.alert}>
      {({ busy }) => (
        <>
          <Select
            key={alert}
            label={t`Obavijest e-poštom`}
            aria-label={t`Obavijest e-poštom za pretragu: ${name}`}
            name={FIELDS.alert}
            defaultValue={alert}
            disabled={busy}
            options={[
              { value: 'none', label: t`Nikad` },
              { value: 'daily', label: t`Jednom dnevno` },
              { value: 'real-time', label: t`Odmah` },
            ]}
            onChange={({ target }) => target.form?.requestSubmit()}
          />
          <noscript>
            <Button type="submit" small>
              <Trans>Spremi</Trans>
            </Button>
          </noscript>
        </>
      )}
    </DeedForm>
  );
}
