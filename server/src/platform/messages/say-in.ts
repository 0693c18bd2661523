import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { typeset, type Locale } from '@kvadrat/contracts/locales';
import { catalogues } from '../../locales/catalogues.jsonc?at-once';

/** A sentence with the values it holds, before anybody has said it: ``msg`Dobar dan, ${name}` ``. */
export type Sentence = MessageDescriptor;

/** Says a sentence in one language, with the no-break spaces that the language wants. */
export type Say = (sentence: Sentence) => string;

const VOICES = new Map<Locale, Say>();

/**
 * Gives the voice of a language. Each is one of its own: a process writes to people of all languages at once, so none is ever
 * the current one.
 */
export function sayIn(locale: Locale): Say {
  const known = VOICES.get(locale);
  if (known !== undefined) return known;
  const i18n = setupI18n({ locale, messages: { [locale]: catalogues[locale]() } });
  // Values as well, which no catalogue has seen.
  const say: Say = (sentence) => typeset(i18n._(sentence), locale);
  VOICES.set(locale, say);
  return say;
}
