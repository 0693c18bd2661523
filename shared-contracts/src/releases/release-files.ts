/**
 * Name of the page-wide object that holds the integrity value of every release file by its path
 * (`/r/mf-search/1.0.0-1a2b3c4d/app.js` → `sha384-…`). The shell fills it from the registry in the
 * page; the chunk loaders of all releases read it.
 */
export const INTEGRITY_MAP = '__KVADRAT_INTEGRITY__';

/**
 * All that a release's server bundle may `require`: one copy of each, shared by the releases that
 * render in one process. Everything else is inside the bundle, Node's own modules are refused.
 */
export const SSR_EXTERNALS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/server',
  'jotai',
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
] as const;

/** The file that names an immutable release folder's contents. */
export const MANIFEST_FILE = 'remote.json';

/** In `dist/`: which release folder the last build made, `{ "release": "…" }`. */
export const LATEST_FILE = 'latest.json';

/** Beside {@link MANIFEST_FILE}: base64 of the Ed25519 signature over its bytes. Only releases of remotes with keys need it. */
export const SIGNATURE_FILE = 'remote.json.sig';

/** How long the files of a release stay served after it was live last, in days. */
export const RELEASE_DAYS = 30;

/** On the answer 410 to a file of a release that is gone: the page that asked is old and should be loaded again. */
export const RELOAD_HINT_HEADER = 'kvadrat-reload';

/** What a first visit may load in scripts and styles, brotli bytes: shell and remote together. */
export const FIRST_VISIT_BUDGET = 150_000;
