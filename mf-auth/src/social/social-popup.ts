import type { SocialSignal } from '@kvadrat/contracts/account';
import { SOCIAL_POPUP_POLL_MS } from '@kvadrat/contracts/constants';
import { readHandOver, USED_UP, type HandOver } from './social-cookies';

/** How long after a popup seems closed a signal may still come, and how long one is waited for at all, in milliseconds. */
export const CLOSED_GRACE_MS = 5000;
export const PATIENCE_MS = 600_000;

/** What the popup needs of the page's window. */
export interface PopupParts {
  /** Opens the address in the middle of the window; null where popups are blocked. */
  open: (address: string) => { readonly closed: boolean } | null;
  /** Hears what popups of this portal tell, in any tab. */
  listen: (listener: (signal: SocialSignal) => void) => () => void;
  cookies: () => string;
  setCookie: (text: string) => void;
  hasFocus: () => boolean;
}

export interface PopupEvents {
  /** Once, with what the cookies say. */
  onSignedIn: (handOver: HandOver) => void;
  /** The form is the visitor's again: closed by hand, refused, or given up. Not a failure to talk about. */
  onOver: () => void;
}

/**
 * Opens a provider's sign-in and waits for its end. Call it in the click's own task, or browsers block the popup.
 *
 * `closed` is but a hint: a provider's opener policy makes it true while somebody is still typing there. So what counts
 * is the signal of our own last page, or cookies that were not there before once the popup is closed. A signal that comes after
 * the form was given back still signs in.
 * @returns null when the popup was blocked; else a function that ends the waiting
 */
export function openSocialPopup(
  parts: PopupParts,
  address: string,
  txId: string,
  { onSignedIn, onOver }: PopupEvents,
): (() => void) | null {
  let before = readHandOver(parts.cookies());
  const popup = parts.open(address);
  if (popup === null) return null;
  const opened = Date.now();
  let closedAt: number | null = null;

  const timer = setInterval(() => {
    if (popup.closed) {
      closedAt ??= Date.now();
      if (isNewSession(before, readHandOver(parts.cookies()))) return signIn(false);
    }
    const closedLongAgo = closedAt !== null && Date.now() - closedAt >= CLOSED_GRACE_MS && parts.hasFocus();
    if (closedLongAgo || Date.now() - opened >= PATIENCE_MS) giveBack();
  }, SOCIAL_POPUP_POLL_MS);
  const stopListening = parts.listen((signal) => {
    if (signal.txId !== txId) {
      // The cookies that come with it are another tab's.
      if (signal.ok) before = readHandOver(parts.cookies());
    } else if (signal.ok) signIn(signal.signup);
    else giveBack();
  });
  const stop = (): void => {
    clearInterval(timer);
    stopListening();
  };
  const giveBack = (): void => {
    clearInterval(timer);
    onOver();
  };
  const signIn = (signup: boolean): void => {
    stop();
    const handOver = readHandOver(parts.cookies());
    USED_UP.forEach(parts.setCookie);
    onSignedIn({ ...handOver, signup: signup || handOver.signup });
  };
  return stop;
}

/** An old session that is still there is no success; where the session cookie cannot be read, the user's id is what is new. */
function isNewSession(before: HandOver, now: HandOver): boolean {
  return now.uuid !== '' && (now.session !== before.session || now.uuid !== before.uuid);
}
