import type { Locale } from '@kvadrat/contracts/locales';

export interface PageQuery {
  locale: Locale;
  /** Decoded, without language prefix, with a final slash. */
  path: string;
  /** With leading `?`, or empty. */
  search: string;
}
