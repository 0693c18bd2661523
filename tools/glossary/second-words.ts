import type { Locale } from '@kvadrat/contracts/locales';
import { ADDRESS } from './address';
import { KEY_TERMS } from './key-terms';

/** A letter and ends of words, in any script. */
const LETTER = String.raw`[\p{L}\p{M}]`;
const START = `(?<!${LETTER})`;
const END = `(?!${LETTER})`;

export interface SecondWord {
  text: string;
  /** What stands in it, and what should. */
  found: string;
  instead: string;
}

/** Texts that call something by a second name, or the reader by another address than the language's one. */
export function secondWords(texts: readonly string[], locale: Locale): SecondWord[] {
  const terms = KEY_TERMS.map(({ words, second }) => ({
    source: second.get(locale),
    instead: words.get(locale) ?? '',
  }));
  const address = { source: ADDRESS[locale]?.other, instead: ADDRESS[locale]?.one ?? '' };
  const rules = [...terms, address].flatMap(({ source, instead }) =>
    source === undefined ? [] : [{ expression: wholeWords(source), instead }],
  );
  return texts.flatMap((text) =>
    rules.flatMap(({ expression, instead }) => {
      const found = expression.exec(text)?.[0];
      return found === undefined ? [] : [{ text, found, instead }];
    }),
  );
}

/** `\w` of the list is a letter of any script; by itself it knows the Latin ones only. */
function wholeWords(source: string): RegExp {
  return new RegExp(`${START}(?:${source.replaceAll(String.raw`\w`, LETTER)})${END}`, 'iu');
}
