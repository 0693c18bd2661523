declare module '*.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** The package's texts in each language, made from what the file says of them; see `LanguageSettings`. */
declare module '*/catalogues.jsonc' {
  import type { Locale } from '@kvadrat/contracts/locales';
  import type { Messages } from '@lingui/core';

  /** Loads one language's texts: one chunk each. */
  export const loadCatalogue: (locale: Locale) => Promise<Messages>;
}

/** Messages of what is loaded when it is wanted: of the sources that the file lists as `later`. */
declare module '*/catalogues.jsonc?later' {
  import type { Locale } from '@kvadrat/contracts/locales';
  import type { Messages } from '@lingui/core';

  export const laterCatalogues: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>;
}

/** The same for a server, which answers people of all languages at once and cannot wait in the middle of a sentence. */
declare module '*/catalogues.jsonc?at-once' {
  import type { Locale } from '@kvadrat/contracts/locales';
  import type { Messages } from '@lingui/core';

  export const catalogues: Readonly<Record<Locale, () => Messages>>;
}

/** Its file name inside the release. */
declare module '*.woff2' {
  const name: string;
  export default name;
}
