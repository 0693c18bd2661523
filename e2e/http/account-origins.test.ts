import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { NEIGHBOUR } from '../support/php';
import { portalOrigin } from '../support/portal-origin';

const neighbour = (): string => process.env[NEIGHBOUR] ?? '';
const ask = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Response> =>
  fetch(portalOrigin() + path, { method, headers });

/** Origins that are like one that is allowed, to a reader in a hurry. */
const ODD: readonly [string, (origin: string) => string][] = [
  ['none', () => 'null'],
  ['another scheme', (origin) => origin.replace('http:', 'https:')],
  ['another port', (origin) => `${origin}1`],
  ['no port', (origin) => origin.replace(/:\d+$/, '')],
  ['a name before', (origin) => origin.replace('//', '//a.')],
  ['a name behind', (origin) => origin.replace('localhost', 'localhost.evil.example')],
  ['a letter before', (origin) => origin.replace('//', '//x')],
  ['a user', (origin) => origin.replace('//', '//a@')],
  ['a path', (origin) => `${origin}/`],
  ['other letters', (origin) => origin.toUpperCase()],
  ['two at once', (origin) => `${origin}, https://evil.example`],
  ['a stranger', () => 'https://evil.example'],
];

test('a neighbour that is named reads with the visitor’s cookies, and may ask to change something', async () => {
  const read = await ask(ACCOUNT_CALLS.info, { origin: neighbour() });
  expect([
    read.headers.get('access-control-allow-origin'),
    read.headers.get('access-control-allow-credentials'),
  ]).toEqual([neighbour(), 'true']);
  expect(read.headers.get('vary')).toMatch(/\borigin\b/i);
  const asked = await ask(
    ACCOUNT_CALLS.login,
    { origin: neighbour(), 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-csrf-token' },
    'OPTIONS',
  );
  expect(asked.ok).toBe(true);
  expect(asked.headers.get('access-control-allow-headers')).toMatch(/x-csrf-token/i);
  expect(asked.headers.get('access-control-allow-credentials')).toBe('true');
});

test.each(ODD)('1.7-45 an origin with %s is nobody’s neighbour', async (_, change) => {
  const origin = change(neighbour());
  const read = await ask(ACCOUNT_CALLS.info, { origin });
  expect(read.headers.get('access-control-allow-origin')).toBeNull();
  const asked = await ask(
    ACCOUNT_CALLS.login,
    { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-csrf-token' },
    'OPTIONS',
  );
  expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  const sent = await ask(ACCOUNT_CALLS.login, { origin, 'content-type': 'application/x-www-form-urlencoded' }, 'POST');
  expect(sent.status).toBe(403);
});
