import { createHash } from 'node:crypto';
import { CONSENT_SCRIPT } from '@kvadrat/contracts/remote';
import fastify from 'fastify';
import { addSecurityHeaders, securityHeaders } from './security-headers';

const policyOf = (oneTap: boolean): string => securityHeaders(false, oneTap, false)['content-security-policy'] ?? '';

test('1.7-46 without One Tap nothing of others may run, load or frame', () => {
  expect(policyOf(false)).not.toContain('google');
  expect(securityHeaders(false)['permissions-policy']).not.toContain('identity-credentials-get');
});

test('R92 with One Tap exactly what Google documents is added', () => {
  const policy = policyOf(true).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://accounts.google.com/gsi/client",
      "style-src 'self' https://accounts.google.com/gsi/style",
      "connect-src 'self' https://accounts.google.com/gsi/",
      "frame-src 'self' https://accounts.google.com/gsi/",
    ]),
  );
  expect(policy.join()).not.toMatch(/unsafe-/);
  expect(securityHeaders(false, true)['permissions-policy']).toContain(
    'identity-credentials-get=(self "https://accounts.google.com")',
  );
});

test.each([
  ['/', true],
  ['/demo/', false],
  ['/de/demo/list/?a=1', false],
  ['/demonstracija/', true],
])('R36 the policy at %s takes Google: %s', async (url, takes) => {
  const app = fastify();
  addSecurityHeaders(app, () => 'http://localhost', true);
  const { headers } = await app.inject(url);
  expect(String(headers['content-security-policy']).includes('accounts.google.com')).toBe(takes);
  await app.close();
});

test.each([
  ['/', true],
  ['/demo/', false],
])(
  'R49 the policy at %s lets the notice about cookies show itself, by the hash of its script and no other: %s',
  async (url, lets) => {
    const app = fastify();
    addSecurityHeaders(app, () => 'http://localhost', true);
    const { headers } = await app.inject(url);
    const hash = `'sha256-${createHash('sha256').update(CONSENT_SCRIPT).digest('base64')}'`;
    const hashes = String(headers['content-security-policy']).match(/'sha256-[^']+'/g) ?? [];
    expect(hashes).toEqual(lets ? [hash] : []);
    await app.close();
  },
);
