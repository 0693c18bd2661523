import { useHostWindow, useRemote, useTrack } from '@kvadrat/remote-kit';
import { socialSignInPath } from '@kvadrat/contracts/account';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import { useEffect, useRef, useState } from 'react';
import type { ViewProps } from '../flow/view-props';
import { popupParts } from './popup-parts';
import { openSocialPopup } from './social-popup';

/** A start that no popup waits for: the same tab goes to the provider and comes back. */
const SAME_TAB = 'tab';

export interface SocialSignIn {
  /** What the visitor does just now in a popup, or has to do in this tab because popups are blocked. */
  going: { service: SocialProvider; blocked: boolean } | null;
  start: (service: SocialProvider) => void;
  /** Address of a provider for this tab: without scripts, and where popups are blocked. */
  sameTab: (service: SocialProvider) => string;
}

/** Sign-in by a provider: a popup, or this tab where there can be none. */
export function useSocialSignIn({
  onAuthenticated,
  returnTo,
}: Pick<ViewProps, 'onAuthenticated' | 'returnTo'>): SocialSignIn {
  const { locale, portalOrigin } = useRemote();
  const view = useHostWindow();
  const track = useTrack();
  const [going, setGoing] = useState<SocialSignIn['going']>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const sameTab = (service: SocialProvider): string => {
    // Back to where the visitor is, who is signed in there; from a page that is not the portal's, to the portal.
    const here = view === null || portalOrigin !== '' ? returnTo : `${view.location.pathname}${view.location.search}`;
    return `${portalOrigin}${socialSignInPath({ service, txId: SAME_TAB, locale, returnTo: here })}`;
  };
  const start = (service: SocialProvider): void => {
    if (view === null) return;
    track('Log In Start', { medium: service });
    stop.current?.();
    const txId = randomId(view.crypto);
    const opener = portalOrigin === '' ? {} : { opener: view.location.origin };
    const parts = popupParts(view, portalOrigin === '' ? view.location.origin : portalOrigin);
    stop.current = openSocialPopup(
      parts,
      `${portalOrigin}${socialSignInPath({ service, txId, locale, ...opener })}`,
      txId,
      {
        onSignedIn({ signup }) {
          setGoing(null);
          onAuthenticated({ service, signup });
        },
        onOver: () => setGoing(null),
      },
    );
    const blocked = stop.current === null;
    setGoing({ service, blocked });
    if (blocked) view.location.assign(sameTab(service));
  };
  return { going, start, sameTab };
}

/** Works where the page did not come by https, unlike `randomUUID`. */
function randomId(crypto: Crypto): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
