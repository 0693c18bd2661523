import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { croatian } from './languages/croatian';
import { english } from './languages/english';
import { french } from './languages/french';
import { german } from './languages/german';
import { greek } from './languages/greek';
import { italian } from './languages/italian';
import { portuguese } from './languages/portuguese';
import { russian } from './languages/russian';
import { spanish } from './languages/spanish';
import type { Stemmer } from './stemmer';

const STEMMERS: Readonly<Record<Locale, Stemmer>> = {
  hr: croatian,
  de: german,
  en: english,
  it: italian,
  fr: french,
  es: spanish,
  ru: russian,
  pt: portuguese,
  el: greek,
};
const DIGIT = /\d/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const GREEK = /\p{Script=Greek}/u;
const LATIN_LOCALES = LOCALES.filter((locale) => locale !== 'ru' && locale !== 'el');

/**
 * The stem of a folded word in a text of this language. Letters decide first: names in Latin letters stand in Russian and
 * Greek texts too. Words with digits are kept whole.
 */
export function stem(word: string, locale: Locale): string {
  if (DIGIT.test(word)) return word;
  if (CYRILLIC.test(word)) return russian(word);
  if (GREEK.test(word)) return greek(word);
  return STEMMERS[locale === 'ru' || locale === 'el' ? 'hr' : locale](word);
}

/** Every stem a folded word may have: nobody knows in which language a query is typed. */
export function possibleStems(word: string): string[] {
  return [...new Set(LATIN_LOCALES.map((locale) => stem(word, locale)))];
}
