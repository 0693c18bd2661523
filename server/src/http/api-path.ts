/** Everything below is the API; all else is pages and files. */
export const API_PREFIX = '/api-next/';

/** Whether a request address belongs to the API, which answers errors as JSON. */
export function isApiPath(url: string): boolean {
  return url.startsWith(API_PREFIX) || url.startsWith('/openapi.json') || url.startsWith('/healthz');
}
