import { PageDialog, useRemote } from '@kvadrat/remote-kit';
import { BusyButton, Select, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement, type SyntheticEvent } from 'react';
import type { RecentSearch } from '../../../lib/recent-searches';
import { AlertByMail } from './alert-by-mail';
import { alertOf } from './intention';
import { NAME_MAX } from './proposed-name';
import { useSaving } from './use-saving';
import styles from './save-search.module.css';

export interface SaveSearchDialogProps {
  search: RecentSearch;
  onClose: () => void;
  /** The visitor was asked to sign in; the search is saved after that. */
  onSignIn: () => void;
}

/** The name of a search to be saved, or of one that is saved already, and how soon it tells of new ads; strangers may have that by mail alone. */
export function SaveSearchDialog({ search, onClose, onSignIn }: SaveSearchDialogProps): ReactElement {
  const { t } = useLingui();
  const { session } = useRemote();
  const form = useId();
  const { name, setName, alert, setAlert, known, busy, save } = useSaving({ search, onClose, onSignIn });
  const [nameMissing, setNameMissing] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const missing = name.trim() === '';
    setNameMissing(missing);
    if (!missing) save();
  };

  return (
    <PageDialog
      open
      onClose={onClose}
      title={known === null ? t`Spremi pretragu` : t`Pretraga je već spremljena`}
      closeLabel={t`Zatvori`}
      footer={
        <BusyButton type="submit" form={form} busy={busy} full>
          {known === null ? <Trans>Spremi</Trans> : <Trans>Spremi promjenu</Trans>}
        </BusyButton>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {known !== null && (
          <p role="status">
            <Trans>Ovu pretragu već imate pod nazivom {known.name}. Možete joj promijeniti naziv.</Trans>
          </p>
        )}
        <TextField
          label={t`Naziv`}
          value={name}
          maxLength={NAME_MAX}
          error={nameMissing ? t`Upišite naziv.` : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={t`Obavijest o novim oglasima`}
          value={alert}
          options={[
            { value: 'none', label: t`Nikad` },
            { value: 'daily', label: t`Jednom dnevno` },
            { value: 'real-time', label: t`Odmah` },
          ]}
          onChange={({ target }) => setAlert(alertOf(target.value))}
        />
      </form>
      {!session.current().authenticated && (
        <AlertByMail path={search.path} name={name} alert={alert} onClose={onClose} />
      )}
    </PageDialog>
  );
}
