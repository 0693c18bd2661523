import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Words } from '@kvadrat/contracts/words';
import type { LoadCatalogue } from './catalogues';

type Texts = [catalogue: { messages: Messages }, vocabulary?: { words: Partial<Words> }];

/** Says a code of the vocabulary in the page's language: `word('features', 'pool')` → "Bazen". */
export type SayWord = <Group extends keyof Words>(group: Group, code: keyof Words[Group] & (string | number)) => string;

const idOf = (group: string, code: string | number): string => `words.${group}.${code}`;

/**
 * A catalogue with the vocabulary's words in it: they come in the language's own chunk, and a page
 * never holds those of another one.
 */
function withWords(messages: Messages, words: Partial<Words>): Messages {
  const all = { ...messages };
  for (const [group, named] of Object.entries(words)) {
    // In the form of compiled messages: a bare text counts as one that was forgotten.
    for (const [code, word] of Object.entries<string>(named)) all[idOf(group, code)] = [word];
  }
  return all;
}

/**
 * Makes the loader of a remote's catalogues, with the vocabulary's words where the remote uses {@link useWords}. Called by
 * what the build makes of `src/locales/catalogues.jsonc`: both imports of a language end in one chunk.
 */
export function catalogueLoader(sources: Readonly<Record<Locale, () => Promise<Texts>>>): LoadCatalogue {
  return async (locale) => {
    const [{ messages }, vocabulary] = await sources[locale]();
    return vocabulary === undefined ? messages : withWords(messages, vocabulary.words);
  };
}

/** The vocabulary in the page's language, where the remote's catalogues were made {@link withWords}. */
export function useWords(): SayWord {
  const { i18n } = useLingui();
  return (group, code) => i18n._(idOf(group, code));
}
