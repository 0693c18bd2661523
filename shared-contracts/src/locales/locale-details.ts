import type { Locale } from './locale';

export interface LocaleDetails {
  /** The language's own name, as the language menu shows it. */
  name: string;
  /** Value of `og:locale`. */
  openGraph: string;
  /** Tag given to `Intl` formatters; regions fix the number and date forms people here expect. */
  intl: string;
}

/** Units behind a figure. */
export interface Units {
  metre: string;
  kilometre: string;
  squareMetre: string;
}

const LATIN_UNITS: Units = { metre: 'm', kilometre: 'km', squareMetre: 'm²' };
const OTHER_UNITS: Readonly<Partial<Record<Locale, Units>>> = {
  ru: { metre: 'м', kilometre: 'км', squareMetre: 'м²' },
  el: { metre: 'μ.', kilometre: 'χλμ.', squareMetre: 'τ.μ.' },
};

export function unitsOf(locale: Locale): Units {
  return OTHER_UNITS[locale] ?? LATIN_UNITS;
}

export const LOCALE_DETAILS: Readonly<Record<Locale, LocaleDetails>> = {
  hr: { name: 'Hrvatski', openGraph: 'hr_HR', intl: 'hr-HR' },
  de: { name: 'Deutsch', openGraph: 'de_DE', intl: 'de-DE' },
  en: { name: 'English', openGraph: 'en_GB', intl: 'en-GB' },
  it: { name: 'Italiano', openGraph: 'it_IT', intl: 'it-IT' },
  fr: { name: 'Français', openGraph: 'fr_FR', intl: 'fr-FR' },
  es: { name: 'Español', openGraph: 'es_ES', intl: 'es-ES' },
  ru: { name: 'Русский', openGraph: 'ru_RU', intl: 'ru-RU' },
  pt: { name: 'Português', openGraph: 'pt_PT', intl: 'pt-PT' },
  el: { name: 'Ελληνικά', openGraph: 'el_GR', intl: 'el-GR' },
};
