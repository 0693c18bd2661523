import { agencyPath, MAP_SCREEN, PATHS, USER_PATHS } from '@kvadrat/contracts/paths';

/** Where on the portal somebody came from (specification, section 2), in the order they are looked for: the most particular first. */
const PATTERNS = [
  ['publish-ad', [PATHS.publishAd, '/pubblica-annuncio/']],
  ['saved-listings', [USER_PATHS.savedAds]],
  ['saved-searches', [USER_PATHS.savedSearches]],
  ['evaluate-building', ['/procjena-nekretnine/']],
  ['messages', [`${USER_PATHS.messages}*`]],
  ['hidden-ads', [USER_PATHS.hiddenAds]],
  ['last-ads', [USER_PATHS.recentAds]],
  ['last-searches', [USER_PATHS.recentSearches]],
  ['international', ['/medunarodne-nekretnine/*', PATHS.internationalVisibility]],
  ['city-guide', [`${PATHS.priceGuide}*`]],
  ['mortgage', [PATHS.mortgage]],
  ['detail', [`${PATHS.listings}{id}/*`]],
  ['sell-building', ['/prodaja-kuce-ili-stana/']],
  ['franchising-detail', [`${PATHS.agencies}franchising/{id}/*`]],
  ['agent-detail', [`${agencyPath('{id}')}agenti/{id}/*`]],
  ['agency-detail', [`${agencyPath('{id}')}*`]],
  ['agency-list', [`${PATHS.agencies}*`]],
  // The same addresses with the map open.
  ['map', ['/search-list/', '/prodaja-*', '/najam-*']],
  ['list', ['/search-list/', '/prodaja-*', '/najam-*', PATHS.listings]],
  ['home', [PATHS.home]],
] as const satisfies readonly (readonly [string, readonly string[]])[];

export type EntryPoint = (typeof PATTERNS)[number][0];
export const ENTRY_POINTS: readonly EntryPoint[] = PATTERNS.map(([name]) => name);

/** `{id}` is one part of a path, `*` the rest of it. */
function isLike(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^$|()[\]\\]/g, '\\$&')
    .replaceAll('{id}', '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}$`).test(path);
}

const LANGUAGE = /^\/(?:hr|de|en|it|fr|es|ru|pt|el|sr)(?=\/|$)/;
/** The page of an address, as patterns have it: without origin, language, query and hash, with a final slash. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(LANGUAGE, '');
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * Names the entry point of a referrer; null for a foreign, an empty and a broken one. What fits no pattern on our own host counts as home.
 * @param origin of the portal
 */
export function entryPoint(referrer: string, origin: string): EntryPoint | null {
  if (!URL.canParse(referrer)) return null;
  const { origin: from, pathname, search } = new URL(referrer);
  if (from !== origin) return null;
  const path = pagePath(pathname);
  const onMap = new URLSearchParams(search).has(MAP_SCREEN);
  const found = PATTERNS.find(
    ([name, patterns]) => patterns.some((pattern) => isLike(pattern, path)) && (name !== 'map' || onMap),
  );
  return found?.[0] ?? 'home';
}
