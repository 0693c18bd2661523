import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';

/** Field with the handle of the identity that goes. */
export const IDENTITY_FIELD = 'usluga';
/** Parameter that says what was just done. */
const DONE_PARAMETER = 'gotovo';

/** What the forms of the page do and then say on it. */
const DEEDS = [
  'details',
  'email',
  'email-drop',
  'phone',
  'code',
  'phone-drop',
  'news',
  'sessions',
  'password',
  'identity',
  'resend',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Signs out: nothing of the page is left to say so on. */
export const LEAVE = 'leave';

/** Reads what was asked for, or is said to be done; null for anything else. */
export function deedOf(text: string | null | undefined): Deed | null {
  return DEEDS.find((deed) => deed === text) ?? null;
}

/** Reads from the query of the page's address what was just done. */
export function doneOf(search: string): Deed | null {
  return deedOf(new URLSearchParams(search).get(DONE_PARAMETER));
}

/** Makes the address of the page. @param done what it says was done */
export function profilePath(locale: Locale, done: Deed | null = null): string {
  const path = localizedPath(locale, USER_PATHS.profile);
  return done === null ? path : `${path}?${DONE_PARAMETER}=${done}`;
}
