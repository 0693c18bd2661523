import type { LoaderDefinition } from 'webpack';
import {
  AT_ONCE_QUERY,
  atOnceModule,
  languageModule,
  laterModule,
  LATER_QUERY,
  parseLanguageFile,
  WORDS_QUERY,
  wordsModule,
} from '../messages/language-file';

/** Turns `src/locales/catalogues.jsonc` into loaders of each language's texts, so that no package repeats the list of languages. */
const languages: LoaderDefinition<{ whole: boolean }> = function languages(source) {
  const settings = parseLanguageFile(this.resourcePath, source);
  const { resourceQuery: query } = this;
  if (query === LATER_QUERY) return laterModule(this.getOptions().whole);
  if (query === AT_ONCE_QUERY) return atOnceModule();
  return query.startsWith(WORDS_QUERY)
    ? wordsModule(settings, query.slice(WORDS_QUERY.length))
    : languageModule(settings);
};

export default languages;
