import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { useRemote } from '@kvadrat/remote-kit';
import { BusyButton, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import type { Alert } from './intention';
import styles from './save-search.module.css';

/** Alerts by mail alone, for who has no account: they begin once the link of the first mail was followed. */
export function AlertByMail({
  path,
  name,
  alert,
  onClose,
}: {
  path: string;
  name: string;
  alert: Alert;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { http, locale, toast } = useRemote();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const key = useRef<Promise<string> | null>(null);
  const newKey = async (): Promise<string> => (await http.get(apiAddress('alerts/form'))).key;
  useEffect(() => {
    // Asked for when the form appears: one that is sent at once was filled in by a program.
    const asked = http.get(apiAddress('alerts/form')).then((form) => form.key);
    asked.catch(() => undefined);
    key.current = asked;
  }, [http]);
  const send = async (): Promise<void> => {
    const body = {
      address: path,
      name: name.trim(),
      email,
      alert: alert === 'real-time' ? alert : ('daily' as const),
      locale,
    };
    try {
      await http.post(apiAddress('alerts'), { ...body, key: await (key.current ?? newKey()), website: '' });
      toast('success', t`Poslali smo vam poruku s poveznicom. Obavijesti počinju kad ih potvrdite.`);
      onClose();
    } catch (error) {
      key.current = null;
      if (isAppError(error) && error.status === 422) {
        setWrong(true);
        return;
      }
      const isFull = isAppError(error) && error.code === 'rate-limited';
      toast('error', isFull ? t`Bilo je previše zahtjeva. Pokušajte kasnije.` : t`Nije poslano. Pokušajte ponovno.`);
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setWrong(email.trim() === '');
    if (email.trim() === '') return;
    setBusy(true);
    void send().finally(() => setBusy(false));
  };
  return (
    <form className={styles.byMail} onSubmit={submit} noValidate>
      <h3>
        <Trans>Bez računa</Trans>
      </h3>
      <p>
        <Trans>Nove oglase javit ćemo vam e-poštom; isključujete ih poveznicom iz svake poruke.</Trans>
      </p>
      <TextField
        label={t`E-pošta`}
        type="email"
        autoComplete="email"
        value={email}
        error={isWrong ? t`Upišite ispravnu adresu e-pošte.` : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <BusyButton type="submit" kind="outlined" busy={busy}>
        <Trans>Javljaj mi e-poštom</Trans>
      </BusyButton>
    </form>
  );
}
