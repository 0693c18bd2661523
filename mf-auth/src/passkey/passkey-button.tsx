import { useRemote } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { knowsPasskeys, signWithPasskey } from '@kvadrat/remote-kit/passkeys';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { BusyButton } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import type { ViewProps } from '../flow/view-props';

const never = (): (() => void) => () => undefined;

/** Signs in with a passkey, where the browser knows them; without scripts there is no button. */
export function PasskeyButton({ onAuthenticated }: Pick<ViewProps, 'onAuthenticated'>): ReactElement | null {
  const { http } = useRemote();
  const { t } = useLingui();
  const isThere = useSyncExternalStore(never, knowsPasskeys, () => false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const pressed = useRef(false);
  if (!isThere) return null;
  const signIn = async (): Promise<void> => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setFailure('');
    try {
      const { options } = await http.postForm(ACCOUNT_CALLS.passkeyOptions, {});
      const credential = await signWithPasskey(options);
      if (credential === null) return;
      const { service, url } = await http.postForm(ACCOUNT_CALLS.passkeySignIn, { credential });
      onAuthenticated({ service, signup: false, url });
    } catch (error) {
      const words = isAppError(error) ? (error.words ?? '') : '';
      setFailure(words === '' ? t`Prijava pristupnim ključem nije uspjela. Pokušajte ponovno.` : words);
    } finally {
      pressed.current = false;
      setBusy(false);
    }
  };
  return (
    <>
      {failure !== '' && <FormMessage tone="bad">{failure}</FormMessage>}
      <BusyButton type="button" kind="outlined" full busy={busy} onClick={() => void signIn()}>
        <Trans>Prijavi se pristupnim ključem</Trans>
      </BusyButton>
    </>
  );
}
