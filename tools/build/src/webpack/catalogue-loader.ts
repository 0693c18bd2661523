import type { LoaderDefinition } from 'webpack';
import { compileCatalogue } from '../messages/compile-catalogue';

/** Turns `src/locales/<locale>/messages.po` into a module with the export `messages`. */
const catalogue: LoaderDefinition = function catalogue(source) {
  const done = this.async();
  compileCatalogue(this.resourcePath, source).then(
    (messages) => {
      const json = JSON.stringify(messages);
      // Parsing JSON is faster than parsing the same object as a script.
      done(null, `export const messages = /*#__PURE__*/ JSON.parse(${JSON.stringify(json)});`);
    },
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
};

export default catalogue;
