import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { BuildError } from '../config/build-error';

/** Beside the languages of a package; whoever imports it gets loaders of all of them. Adding a language touches no package. */
export const LANGUAGE_FILE = 'catalogues.jsonc';

/** Asks a catalogue, and {@link LANGUAGE_FILE}, for the messages that only parts say whose code is loaded when it is wanted. */
export const LATER_QUERY = '?later';

/** Asks {@link LANGUAGE_FILE} for catalogues that are there without waiting, as a program on a server wants them that speaks to many people at once. */
export const AT_ONCE_QUERY = '?at-once';

/** `import('./catalogues.jsonc?words-hr')`: those words of the vocabulary that the package says. */
export const WORDS_QUERY = '?words-';

/** What a package says about its texts. */
export interface LanguageSettings {
  /** Groups of the vocabulary whose words its pages say; `all` of them, or none. */
  words: 'all' | readonly string[];
  /** Sources (`src/features/compare/`) that are loaded later. */
  later: readonly string[];
}

/**
 * Reads what a package says about its texts.
 * @returns nothing said where it has no such file
 * @throws {BuildError} when it says something else
 */
export async function readLanguageFile(file: string): Promise<LanguageSettings> {
  return parseLanguageFile(file, await readFile(file, 'utf8').catch(() => '{}'));
}

/** Where the file for a catalogue lies. @param catalogue `…/src/locales/<locale>/messages.po` */
export function languageFileOf(catalogue: string): string {
  return join(dirname(dirname(catalogue)), LANGUAGE_FILE);
}

/** @throws {BuildError} when the text says something else than {@link LanguageSettings} */
export function parseLanguageFile(file: string, text: string): LanguageSettings {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { words = [], later = [], ...others } = Object.fromEntries<unknown>(Object.entries(value));
    if ((words === 'all' || isList(words)) && isList(later) && Object.keys(others).length === 0)
      return { words, later };
  }
  throw new BuildError(
    `${file} must be an object: "later" is a list of sources, "words" is "all" or a list of groups of the vocabulary`,
  );
}

/** Writes the module that stands for the file: `loadCatalogue`. */
export function languageModule({ words }: LanguageSettings): string {
  const vocabulary = (locale: Locale): string =>
    words.length === 0 ? '' : `, import('./${LANGUAGE_FILE}${WORDS_QUERY}${locale}')`;
  return `import { catalogueLoader } from '@kvadrat/remote-kit';
export const loadCatalogue = /*#__PURE__*/ catalogueLoader(${byLocale((locale) => `Promise.all([import('./${locale}/messages.po')${vocabulary(locale)}])`)});
`;
}

/**
 * Writes the module of {@link LATER_QUERY}: `laterCatalogues`. It is one of its own, since a bundle gets a chunk for each `import()` of
 * what it has of a module, called or not.
 * @param whole every catalogue has its later messages too, as in a server's bundle
 */
export function laterModule(whole: boolean): string {
  return `export const laterCatalogues = ${byLocale((locale) => `import('./${locale}/messages.po${whole ? '' : LATER_QUERY}')`)};\n`;
}

/** Writes the module of {@link AT_ONCE_QUERY}: `catalogues`. Each is parsed when somebody is first spoken to in its language. */
export function atOnceModule(): string {
  return `export const catalogues = ${byLocale((locale) => `require('./${locale}/messages.po').messages`)};\n`;
}

/** Writes the module of one language's words, as far as the package says them. */
export function wordsModule({ words }: LanguageSettings, locale: string): string {
  const from = `from '@kvadrat/contracts/words/${locale}'`;
  if (words === 'all') return `export { words } ${from};\n`;
  const groups = words.join(', ');
  return `import { ${groups} } ${from};\nexport const words = { ${groups} };\n`;
}

function byLocale(load: (locale: Locale) => string): string {
  return `{\n${LOCALES.map((locale) => `  ${locale}: () => ${load(locale)},\n`).join('')}}`;
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
