import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';

export type LoadCatalogue = (locale: Locale) => Promise<Messages>;

/**
 * Loads message catalogues, each once; a failed load may be tried again.
 * Every language has an instance of its own, so preloading one never changes another on screen.
 */
export function createCatalogues(remote: string, loadCatalogue: LoadCatalogue): (locale: Locale) => Promise<I18n> {
  const loads = new Map<Locale, Promise<I18n>>();
  return (locale) => {
    const known = loads.get(locale);
    if (known !== undefined) return known;
    const load = loadCatalogue(locale).then(
      (messages) => setupI18n({ locale, messages: { [locale]: messages } }),
      (cause: unknown) => {
        throw new AppError('unavailable', `no catalogue "${locale}" of ${remote}`, { cause });
      },
    );
    loads.set(locale, load);
    load.catch(() => loads.delete(locale));
    return load;
  };
}
