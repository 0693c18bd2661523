import type { Locale } from '@kvadrat/contracts/locales';
import type { CategoryCode, SearchableContract } from '@kvadrat/contracts/vocabulary';
import { de } from './locales/de';
import { el } from './locales/el';
import { en } from './locales/en';
import { es } from './locales/es';
import { fr } from './locales/fr';
import { hr } from './locales/hr';
import { it } from './locales/it';
import { pt } from './locales/pt';
import { ru } from './locales/ru';

/**
 * Words of list headings in one language. Names of Croatian places are never declined: each language joins them in a way
 * that reads right with the bare name.
 */
export interface ListTexts {
  home: string;
  /** Heads of headings, plural: "Apartments and houses". */
  categories: Readonly<Record<CategoryCode, string>>;
  /** What follows the category: "for sale". */
  deals: Readonly<Record<SearchableContract, string>>;
  /** The whole country, as it stands at the end of a heading. */
  inCountry: string;
  /** A town, at the end of a heading. */
  inTown: (name: string) => string;
  /** A county, region, island or part of a town, at the end of a heading. */
  inArea: (name: string) => string;
  page: (number: number) => string;
  /** "25 ads" by plural rule; `#` stands for the number. */
  ads: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
  /** What a list page offers, after the number of ads. */
  offer: string;
  noAds: string;
}

export const LIST_TEXTS: Readonly<Record<Locale, ListTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
