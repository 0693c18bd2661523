/** Where browsers have their push services: Chromium and those built on it, Firefox, Edge, Safari. A name with a dot before it is that of a domain. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

/** Longer than those of any service. */
const MOST_SIGNS = 1000;

/**
 * Whether the portal may write to an address that a browser has named: only to services that are known, or it could be made to ask
 * any machine for anything.
 * @param more origins of the operator's own, such as one for tests
 */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  if (endpoint.length > MOST_SIGNS || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, username, password, port } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (more.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    SERVICES.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
  );
}
