import type { FastifyInstance } from 'fastify';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import type { MapSources } from '../../platform/http';
import { LIST, SHELL } from './testing/sample-releases';
import { createTestPortal, type TestPortal } from './testing/test-portal';

const LIST_PATH = '/prodaja-stambene-nekretnine/split/';
const temporaryFolder = withTemporaryFolders();
const registerApi = (api: FastifyInstance): Promise<void> => {
  api.get('/api-next/list/', () => ({ results: [1] }));
  return Promise.resolve();
};
const portals: TestPortal[] = [];

async function open(maps?: MapSources): Promise<(url: string) => ReturnType<typeof ask>> {
  const portal = await createTestPortal({
    folder: temporaryFolder(),
    releases: [SHELL, LIST],
    registerApi,
    pages: maps === undefined ? {} : { maps },
  });
  portals.push(portal);
  await portal.settled();
  return (url) => ask(portal, url);
}

async function ask({ app }: TestPortal, url: string) {
  const { headers, payload } = await app.inject(url);
  const policy = String(headers['content-security-policy']).split('; ');
  const sourcesOf = (directive: string): string[] =>
    policy.find((part) => part.startsWith(`${directive} `))?.split(' ') ?? [];
  return { policy: policy.join(), sourcesOf, caching: headers['cache-control'], html: payload };
}

afterAll(() => Promise.all(portals.map(({ app }) => app.close())));

test('R179 without a key nothing of others may run, load or frame, and pages may be shared', async () => {
  const get = await open();
  const { policy, sourcesOf, html, caching } = await get(LIST_PATH);
  expect(sourcesOf('script-src')).toEqual(['script-src', "'self'", expect.stringMatching(/^'sha256-/)]);
  expect(sourcesOf('img-src')).toEqual(['img-src', "'self'", 'data:']);
  expect(policy).not.toMatch(/google|gstatic|nonce|blob:/);
  expect(html).not.toContain('nonce=');
  expect(caching).toMatch(/^public/);
});

test('R179 with a key a page has what Google documents, by nonce and without unsafe words, and is nobody else’s; tiles by their origin; other pages nothing', async () => {
  const get = await open({
    google: { script: 'http://127.0.0.1:9000/google/js' },
    tiles: 'https://tiles.example.hr/{z}/{x}/{y}.png?key={key}',
  });
  const { policy, sourcesOf, html, caching } = await get(LIST_PATH);
  const [, nonce = ''] = /<script nonce="([^"]+)"/.exec(html) ?? [];
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(sourcesOf('script-src')).toEqual(
    expect.arrayContaining([
      "'self'",
      `'nonce-${nonce}'`,
      'https://*.googleapis.com',
      'https://*.gstatic.com',
      'http://127.0.0.1:9000',
    ]),
  );
  expect(sourcesOf('style-src')).toEqual(
    expect.arrayContaining(["'self'", `'nonce-${nonce}'`, 'https://fonts.googleapis.com']),
  );
  expect(sourcesOf('connect-src')).toContain('https://*.googleapis.com');
  expect(sourcesOf('worker-src')).toContain('blob:');
  expect(sourcesOf('img-src')).toEqual(
    expect.arrayContaining(['data:', 'https://*.gstatic.com', 'https://tiles.example.hr']),
  );
  expect(policy).not.toMatch(/unsafe-|strict-dynamic/);
  expect(html.match(/nonce=/g)).toHaveLength(1);
  expect(caching).toBe('private, no-cache');
  expect((await get(LIST_PATH)).html).not.toContain(nonce);
  for (const url of ['/prijava/', '/demo/', '/nema-toga/%zz'])
    expect((await get(url)).policy).not.toMatch(/googleapis|nonce|tiles/);
});
