import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

/** Field that says which of a page's forms was sent. */
export const DEED_FIELD = 'radnja';

/** What every page of the staff does beside what is its own. */
export const SIGN_IN = 'prijava';
export const SIGN_OUT = 'odjava';

/** Address of the page that is shown, with its language and its query. */
export function addressOf({ locale, path, search }: Pick<RouteLocation, 'locale' | 'path' | 'search'>): string {
  return `${localizedPath(locale, path)}${search}`;
}
