import type { Addresses } from '../api';
import type { Locale } from '../locales';

const CALLS = {
  registrationType: '/api-next/auth/user/registration-type/',
  verifyEmail: '/api-next/auth/user/verify-email/',
  login: '/api-next/user/login/',
  /** The code of who has taken the first step and is asked for a second one. */
  secondStep: '/api-next/user/second-step/',
  /** What a browser needs to sign in with a passkey, and what it answers. */
  passkeyOptions: '/api-next/user/passkey/options/',
  passkeySignIn: '/api-next/user/passkey/',
  logout: '/api-next/user/logout/',
  register: '/api-next/user/register/',
  passwordRetrieve: '/api-next/user/password-retrieve/',
  changePassword: '/services/account/changePassword.php',
  profile: '/api/utente/profilo/',
  info: '/api-next/auth/user/info/',
  fullInfo: '/api-next/auth/user/full-info/',
  /** One Tap by POST, the popup by GET. */
  singleSignOn: '/singleSignOn.php',
  thirdParty: '/services/account/checkInThirdPartyService.php',
  /** Token for `x-csrf-token`, bound to this browser. */
  csrf: '/api-next/auth/csrf/',
  /** Confirms an address with the token of the mail. */
  confirmEmail: '/api-next/auth/user/confirm-email/',
  /** Sends the verification mail once more to who is signed in. */
  resendVerification: '/api-next/auth/user/resend-verification/',
  /** Proof of work for who asks too often. */
  challenge: '/api-next/auth/challenge/',
  /** What a standalone page needs: providers, and what became of a form that was sent without scripts. */
  formState: '/api-next/auth/form-state/',
} as const;

/** Calls of accounts; the specification fixes most of them. */
export const ACCOUNT_CALLS = CALLS as Addresses<typeof CALLS>;

export const CSRF_HEADER = 'x-csrf-token';
/** The same token in a form that a page without scripts sends. */
export const CSRF_FIELD = 'csrf';
/** A solved proof of work, in a form or as a JSON key. */
export const PROOF_FIELD = 'altcha';

/** The service worker that shows messages; pages lie outside of its scope, which is the folder. */
export const PUSH_WORKER = '/api-next/push/worker.js';

/** The file of everything that is kept of who is signed in, once it is made. */
export const OWN_DATA_FILE = '/api-next/user/data/export/file/';

/** Server-sent events that say that something of the account of who is signed in has changed: `changed`, without data. */
export const ACCOUNT_EVENTS = '/api-next/user/events/';

/** A file of a conversation, for its two sides. */
export const messageFile = (thread: number, file: number): string => `/api-next/user/threads/${thread}/files/${file}/`;
/** The agreed visit of a conversation as a file for calendars. */
export const visitFile = (thread: number, locale: Locale): string =>
  `/api-next/user/threads/${thread}/visit/calendar/?locale=${locale}`;
