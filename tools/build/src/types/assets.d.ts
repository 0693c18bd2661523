declare module '*.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** Of the messages those whose parts are loaded later, see `src/locales/later.json`. */
declare module '*.po?later' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** Its file name inside the release. */
declare module '*.woff2' {
  const name: string;
  export default name;
}
