import { definePage, useHostWindow, useRemote } from '@kvadrat/remote-kit';
import { SIGN_IN_PATH } from '@kvadrat/contracts/account';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** `<kvadrat-one-tap>`: shows nothing of its own; Google's prompt stands in a corner of the window. */
export const oneTapElement = definePage({
  load: async () => ({ status: 200, data: null }),
  head: () => ({ title: 'Kvadrat', description: '', canonical: SIGN_IN_PATH }),
  Page: OneTap,
  Skeleton: () => null,
});

function OneTap(): null {
  const view = useHostWindow();
  const host = useRemote();
  const { t } = useLingui();
  const failure = t({
    id: 'toast_generic_error_message',
    message: 'Prijava Googleom nije uspjela. Pokušajte ponovno.',
  });
  useEffect(() => {
    if (view === null) return undefined;
    let ended = false;
    let stop = (): void => undefined;
    // Apart from the sign-in form, which legacy pages load without it.
    import('./start-one-tap').then(({ startOneTap }) => {
      if (!ended) stop = startOneTap(view, host, failure);
    }, host.report);
    return () => {
      ended = true;
      stop();
    };
  }, [failure, host, view]);
  return null;
}
