import type { Locale } from '../locales';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../vocabulary';
import { ACCOUNT_CALLS } from './account-calls';
import { RETURN_PARAMETER } from './auth-path';

/** Name of the BroadcastChannel, and of the storage item, by which a popup tells how it ended where its opener is out of reach. */
export const SOCIAL_CHANNEL = 'kvadrat-social';

/** What a popup tells; also by `postMessage` to its opener. It holds no secret: the session came by cookies. */
export interface SocialSignal {
  type: 'kvadrat:social';
  /** Of the start, so that two tabs do not take each other's. */
  txId: string;
  service: SocialProvider;
  /** False: it did not work, and the popup says why. */
  ok: boolean;
  /** Whether an account was made (a signup is recorded, not a login). */
  signup: boolean;
}

/** Whether a message is a popup's; whoever listens checks its origin as well. */
export function isSocialSignal(data: unknown): data is SocialSignal {
  if (
    typeof data !== 'object' ||
    data === null ||
    !('type' in data && 'txId' in data && 'service' in data && 'ok' in data && 'signup' in data)
  )
    return false;
  const { type, txId, service, ok, signup } = data;
  return (
    type === 'kvadrat:social' &&
    typeof txId === 'string' &&
    typeof ok === 'boolean' &&
    typeof signup === 'boolean' &&
    SOCIAL_PROVIDERS.some((name) => name === service)
  );
}

export interface SocialStart {
  service: SocialProvider;
  /** Made by the page for this one start, such as a UUID. */
  txId: string;
  locale: Locale;
  /** Without a popup: the path to come back to. */
  returnTo?: string;
  /** Origin of the page that opens the popup, where that is another than the portal's (`ACCOUNT_ORIGINS`). */
  opener?: string;
}

/** Path of a provider's sign-in, for a popup or, with `returnTo`, for the same tab. */
export function socialSignInPath({ service, txId, locale, returnTo, opener }: SocialStart): string {
  const query = new URLSearchParams({ action: 'dologin', accountType: service, mode: 'oauth', tx: txId, locale });
  if (returnTo !== undefined) query.set(RETURN_PARAMETER, returnTo);
  if (opener !== undefined) query.set('opener', opener);
  return `${ACCOUNT_CALLS.singleSignOn}?${query.toString()}`;
}

/** Answers what One Tap starts with; the nonce works once, for this browser, for an hour. */
export const ONE_TAP_SETUP = `${ACCOUNT_CALLS.singleSignOn}?action=onetap`;

export interface OneTapSetup {
  /** Empty: One Tap is not set up here. */
  clientId: string;
  nonce: string;
}
