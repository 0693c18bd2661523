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
