import { authPath, ONE_TAP_SETUP, type OneTapSetup } from '@kvadrat/contracts/account';
import { SESSION_COOKIE } from '@kvadrat/contracts/constants';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath, splitLocale } from '@kvadrat/contracts/locales';
import type { TrackedEvent } from '@kvadrat/contracts/tracking';
import type { HostWindow, RemoteServices } from '@kvadrat/remote-kit';
import { readCookie } from '../../cookies';
import { loadGoogleIdentity, type GoogleIdentity } from './google-identity';
import { sessionCookie } from './session-cookie';
import { signInWithCredential } from './sign-in-with-credential';

/** On the window, so that a second copy of this code finds it too. */
const SHOWN = Symbol.for('kvadrat.one-tap');

export type OneTapHost = Pick<RemoteServices, 'bus' | 'http' | 'locale' | 'session' | 'toast'>;

/**
 * Google One Tap: asked for once in the life of a page, when it is known that nobody is signed in, not on
 * `/demo`, and not while a dialog is open. Whatever keeps Google from showing it is silent; only a credential that could not be
 * used is talked about.
 * @param failure said where the server has no words
 * @returns ends it, and takes away what is shown
 */
export function startOneTap(
  view: HostWindow,
  { bus, http, locale, session, toast }: OneTapHost,
  failure: string,
): () => void {
  const ended = new AbortController();
  let identity: GoogleIdentity | null = null;

  const mayShow = (): boolean => {
    const { known, authenticated } = session.current();
    return (
      known &&
      !authenticated &&
      !isDemo(view.location.pathname) &&
      view.document.querySelector('dialog[open]') === null &&
      !ended.signal.aborted
    );
  };
  const tell = (event: TrackedEvent, reason?: string): void => {
    bus.emit('kvadrat:track', { event, properties: JSON.stringify({ medium: 'google', reason }) });
  };
  const signIn = async (credential: string): Promise<void> => {
    tell('Log In Start');
    try {
      const { token, signup } = await signInWithCredential(http, credential);
      // The server has set it already, for sibling hosts as well; a second one would outlive that one's end.
      if (readCookie(view.document.cookie, SESSION_COOKIE) !== token)
        view.document.cookie = sessionCookie(token, view.location.protocol === 'https:');
      tell(signup ? 'Sign Up Complete' : 'Log In Complete');
      bus.emit('login-required');
      bus.emit('kvadrat:auth-success', { service: 'google', signup });
    } catch (error) {
      if (isAppError(error) && error.code === 'second-step') {
        const here = view.location.pathname + view.location.search;
        view.location.assign(localizedPath(locale, authPath('secondStep', here)));
        return;
      }
      tell('Log In Failed', isAppError(error) ? error.code : 'internal');
      const words = isAppError(error) ? error.words : undefined;
      toast('error', words === undefined || words === '' ? failure : words);
    }
  };
  const show = async (): Promise<void> => {
    const { clientId, nonce } = await http.get<OneTapSetup>(ONE_TAP_SETUP, { signal: ended.signal });
    if (clientId === '' || !mayShow()) return;
    identity = await loadGoogleIdentity(view, locale);
    if (identity === null || !mayShow()) return;
    identity.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential = '' }) => void (credential !== '' && signIn(credential)),
      auto_select: false,
      itp_support: true,
      use_fedcm_for_prompt: true,
    });
    identity.prompt();
  };
  const consider = (): void => {
    if (session.current().authenticated) identity?.cancel();
    if (!mayShow() || Reflect.get(view, SHOWN) === true) return;
    Reflect.set(view, SHOWN, true);
    show().catch(() => undefined);
  };

  const unsubscribe = session.subscribe(consider);
  bus.on('kvadrat:auth-open', () => identity?.cancel(), ended.signal);
  bus.on('kvadrat:auth-closed', consider, ended.signal);
  consider();
  return () => {
    ended.abort();
    unsubscribe();
    identity?.cancel();
  };
}

function isDemo(pathname: string): boolean {
  return /^\/demo(?:\/|$)/.test(splitLocale(pathname).path);
}
