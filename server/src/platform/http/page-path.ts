import { API_PREFIX } from '@kvadrat/contracts/api';

/** Public address of the release store. */
export const RELEASES_PREFIX = '/r/';

/** What a monitoring reads. */
export const METRICS_PATH = '/metrics';

/** Names the sitemaps, which are below {@link SITEMAPS_PREFIX}. */
export const SITEMAP_INDEX = '/sitemap.xml';
export const SITEMAPS_PREFIX = '/sitemaps/';

/** Calls whose paths the specification fixes outside of the API's. */
const LEGACY_CALLS = ['/services/account/', '/api/utente/'];

/** Where addresses begin that are no pages. */
export const NO_PAGES: readonly string[] = [
  API_PREFIX,
  RELEASES_PREFIX,
  '/media/',
  '/basemap/',
  '/openapi.json',
  '/healthz',
  METRICS_PATH,
  SITEMAP_INDEX,
  SITEMAPS_PREFIX,
  ...LEGACY_CALLS,
];

/** Whether an address is one that people open; errors elsewhere are answered as JSON. */
export function isPagePath(url: string): boolean {
  return !NO_PAGES.some((prefix) => url.startsWith(prefix));
}
