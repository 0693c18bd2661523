import type { Locale } from './locale';

const NO_BREAK = '\u00a0';

/** One-letter words that must not end a line, by language. */
const SHORT_WORD: Readonly<Partial<Record<Locale, RegExp>>> = {
  hr: /(?<=^|[\s„({>])([aikosuzAIKOSUZ]) /g,
  ru: /(?<=^|[\s«({>])([авикосуАВИКОСУ]) /g,
};

/** French sets a space before these, and inside its quotes. */
const FRENCH_MARK = / (?=[:;?!»])|(?<=«) /g;

/** Puts no-break spaces where a language wants them, so that texts and messages (with their braces) can be written as people type them. */
export function typeset(text: string, locale: Locale): string {
  const shortWord = SHORT_WORD[locale];
  // Twice: of two short words in a row the first pass sees only one.
  const tied =
    shortWord === undefined ? text : text.replace(shortWord, `$1${NO_BREAK}`).replace(shortWord, `$1${NO_BREAK}`);
  return locale === 'fr' ? tied.replace(FRENCH_MARK, NO_BREAK) : tied;
}
