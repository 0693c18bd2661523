import type { LoaderDefinition } from 'webpack';
import type { CataloguePart } from '../messages/catalogue-parts';
import { compileCatalogue } from '../messages/compile-catalogue';
import { languageFileOf, LATER_QUERY, readLanguageFile } from '../messages/language-file';

/**
 * Turns `src/locales/<locale>/messages.po` into a module with the export `messages`. A server's bundle has them all in one;
 * a browser gets those of later parts by {@link LATER_QUERY}.
 */
const catalogue: LoaderDefinition<{ whole: boolean }> = function catalogue(source) {
  const done = this.async();
  const languageFile = languageFileOf(this.resourcePath);
  const part: CataloguePart = this.getOptions().whole
    ? 'whole'
    : this.resourceQuery === LATER_QUERY
      ? 'later'
      : 'first';
  this.addDependency(languageFile);
  readLanguageFile(languageFile)
    .then(({ later }) => compileCatalogue(this.resourcePath, source, part, later))
    .then(
      (messages) => {
        const json = JSON.stringify(messages);
        // Parsing JSON is faster than parsing the same object as a script.
        done(null, `export const messages = /*#__PURE__*/ JSON.parse(${JSON.stringify(json)});`);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
};

export default catalogue;
