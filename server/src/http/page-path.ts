/** Everything below is the API. */
export const API_PREFIX = '/api-next/';

/** Public address of the release store. */
export const RELEASES_PREFIX = '/r/';

const NO_PAGES = [API_PREFIX, RELEASES_PREFIX, '/media/', '/openapi.json', '/healthz'];

/** Whether an address is one that people open; errors elsewhere are answered as JSON. */
export function isPagePath(url: string): boolean {
  return !NO_PAGES.some((prefix) => url.startsWith(prefix));
}
