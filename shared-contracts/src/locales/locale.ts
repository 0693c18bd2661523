/** Interface languages in the order of the language menu. */
export const LOCALES = ['hr', 'de', 'en', 'it', 'fr', 'es', 'ru', 'pt', 'el'] as const;

export type Locale = (typeof LOCALES)[number];

/** Language of addresses without a language prefix. */
export const DEFAULT_LOCALE: Locale = 'hr';

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/**
 * Reads an interface language.
 * @throws {RangeError} with the exact text "Invalid language" for any other value.
 */
export function parseLocale(value: unknown): Locale {
  if (!isLocale(value)) throw new RangeError('Invalid language');
  return value;
}
