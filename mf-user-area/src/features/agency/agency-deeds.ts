import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';

/** Fields that say what a form is about: the agency, one of its people, an invitation. */
export const ABOUT = { agency: 'agencija', person: 'osoba', invite: 'poziv' } as const;
/** Parameter that says what was just done. */
const DONE_PARAMETER = 'gotovo';

/** What the forms of the page do and then say on it. */
const DEEDS = ['act', 'self', 'invite', 'uninvite', 'role', 'remove', 'quit'] as const;
export type AgencyDeed = (typeof DEEDS)[number];

/** Reads what was asked for, or is said to be done; null for anything else. */
export function agencyDeedOf(text: string | null | undefined): AgencyDeed | null {
  return DEEDS.find((deed) => deed === text) ?? null;
}

/** Reads from the query of the page's address what was just done. */
export function agencyDone(search: string): AgencyDeed | null {
  return agencyDeedOf(new URLSearchParams(search).get(DONE_PARAMETER));
}

/** Makes the address of the page. @param done what it says was done */
export function agencyPath(locale: Locale, done: AgencyDeed | null = null): string {
  const path = localizedPath(locale, USER_PATHS.agency);
  return done === null ? path : `${path}?${DONE_PARAMETER}=${done}`;
}
