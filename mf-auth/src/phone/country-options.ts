import type { Locale } from '@kvadrat/contracts/locales';
import { PHONE_COUNTRIES } from '@kvadrat/contracts/phone';

export interface CountryOption {
  value: string;
  label: string;
}

/**
 * Dial codes with the codes of their countries: names differ between the server's and the browser's data, and a dial code
 * is what a form without scripts sends.
 */
export const PLAIN_OPTIONS: readonly CountryOption[] = [...new Set(PHONE_COUNTRIES.map(({ prefix }) => prefix))].map(
  (value) => ({
    value,
    label: `${PHONE_COUNTRIES.filter(({ prefix }) => prefix === value)
      .map(({ country }) => country)
      .join('/')} +${value}`,
  }),
);

/**
 * All countries by name, so that typing the first letters finds one. Italy stands first, the rest follow the
 * alphabet of the language.
 */
export function namedOptions(locale: Locale): CountryOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const [first, ...rest] = PHONE_COUNTRIES.map(({ country, prefix }) => ({
    value: country,
    label: `${names.of(country) ?? country} +${prefix}`,
  }));
  return [...(first === undefined ? [] : [first]), ...rest.sort((a, b) => compare(a.label, b.label))];
}
