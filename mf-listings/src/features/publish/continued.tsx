import { useHref, useRemote } from '@kvadrat/remote-kit';
import { Notice, useHydrated } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';
import { stepPath } from './publish-steps';

/** Where a browser keeps what opens the ad it has begun. */
const BEGUN = 'own-ad-begun';

/** The way back to an ad that was begun in this browser. */
export function Continued(): ReactElement | null {
  const { storage } = useRemote();
  const href = useHref();
  const hydrated = useHydrated();
  const link = hydrated ? storage.get(BEGUN) : null;
  if (link === null) return null;
  return (
    <Notice>
      <Trans>
        U ovom ste pregledniku već započeli oglas. <a href={href(stepPath('podaci', link))}>Nastavite ga</a> ili počnite
        novi.
      </Trans>
    </Notice>
  );
}

/** Remembers in this browser which ad was begun, until it is published. */
export function useBegun(link: string | null, isDone: boolean): void {
  const { storage } = useRemote();
  useEffect(() => {
    if (link === null) return;
    if (!isDone) storage.set(BEGUN, link);
    else if (storage.get(BEGUN) === link) storage.remove(BEGUN);
  }, [link, isDone, storage]);
}
