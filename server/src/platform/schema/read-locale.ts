import { DEFAULT_LOCALE, isLocale, type Locale } from '@kvadrat/contracts/locales';

/** The asked language, Croatian when it is none of ours. */
export function readLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}
