import { useForgetPages, useRemote } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { knowsPasskeys, makePasskey } from '@kvadrat/remote-kit/passkeys';
import { apiAddress } from '@kvadrat/contracts/api';
import { BusyButton, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, useSyncExternalStore, type ReactElement, type SyntheticEvent } from 'react';
import { securityPath } from './security-deeds';
import styles from './security.module.css';

const never = (): (() => void) => () => undefined;

/** Makes a passkey on this device, with a name to know it by. Only browsers with scripts can. */
export function AddPasskey(): ReactElement | null {
  const { http, navigate, locale, report } = useRemote();
  const { t } = useLingui();
  const forgetPages = useForgetPages();
  const isThere = useSyncExternalStore(never, knowsPasskeys, () => false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const pressed = useRef(false);
  if (!isThere) return null;
  const add = async (title: string): Promise<void> => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setFailed(false);
    try {
      const { options } = await http.post(apiAddress('user/security/passkeys/options'), {});
      const credential = await makePasskey(options);
      if (credential !== null) {
        await http.post(apiAddress('user/security/passkeys'), { title, credential });
        forgetPages();
        navigate(securityPath(locale, 'passkey'));
      } else setFailed(true);
    } catch (error) {
      report(error, { part: 'add-passkey' });
      setFailed(true);
    } finally {
      pressed.current = false;
      setBusy(false);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get('title');
    void add(typeof title === 'string' ? title : '');
  };
  return (
    <form className={styles.add} onSubmit={onSubmit}>
      {failed && <FormMessage tone="bad">{t`Pristupni ključ nije dodan. Pokušajte ponovno.`}</FormMessage>}
      <TextField name="title" label={t`Naziv uređaja`} maxLength={60} required />
      <BusyButton type="submit" kind="outlined" busy={busy}>
        <Trans>Dodaj pristupni ključ</Trans>
      </BusyButton>
    </form>
  );
}
