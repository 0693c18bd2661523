import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';

/** Field with the name of the session that ends. */
export const SESSION_FIELD = 'uredaj';
/** Field with the handle of the passkey that goes. */
export const PASSKEY_FIELD = 'kljuc';
/** Parameter that says what was just done. */
const DONE_PARAMETER = 'gotovo';

/** What the forms of the page do and then say on it. */
const DEEDS = ['session', 'sessions', 'begin', 'drop', 'confirm', 'end', 'passkey', 'passkey-off'] as const;
export type SecurityDeed = (typeof DEEDS)[number];

/** Reads what was asked for, or is said to be done; null for anything else. */
export function securityDeedOf(text: string | null | undefined): SecurityDeed | null {
  return DEEDS.find((deed) => deed === text) ?? null;
}

/** Reads from the query of the page's address what was just done. */
export function securityDone(search: string): SecurityDeed | null {
  return securityDeedOf(new URLSearchParams(search).get(DONE_PARAMETER));
}

/** Makes the address of the page. @param done what it says was done */
export function securityPath(locale: Locale, done: SecurityDeed | null = null): string {
  const path = localizedPath(locale, USER_PATHS.security);
  return done === null ? path : `${path}?${DONE_PARAMETER}=${done}`;
}
