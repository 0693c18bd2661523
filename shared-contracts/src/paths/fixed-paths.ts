/** Fixed public paths (R7–R31). Italian and English words stand side by side on purpose (R33). */
export const PATHS = {
  home: '/',
  listings: '/oglasi/',
  defaultSearch: '/prodaja-stambene-nekretnine/',
} as const;

/** Addresses that exist only as referrers; a person who opens one is sent on (R32). */
export const LEGACY_REDIRECTS: Readonly<Record<string, string>> = {
  '/search-list/': PATHS.defaultSearch,
};
