import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locale';

/**
 * Splits the language prefix off a page path: `/de/oglasi/7/` → `de`, `/oglasi/7/`.
 * Croatian has no prefix, so `/hr/…` is not a language prefix.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/([a-z]{2})(?=\/|$)/.exec(pathname);
  const candidate = match?.[1];
  if (candidate !== undefined && isLocale(candidate) && candidate !== DEFAULT_LOCALE) {
    return { locale: candidate, path: pathname.slice(3) || '/' };
  }
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** Adds the language prefix to a page path; the inverse of {@link splitLocale}. */
export function localizedPath(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

/** The addresses of one page in all languages. @param path page path without language prefix */
export function alternateLinks(path: string): { hreflang: Locale; href: string }[] {
  return LOCALES.map((locale) => ({ hreflang: locale, href: localizedPath(locale, path) }));
}
