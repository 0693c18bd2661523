import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import { LIST, SHELL } from './testing/sample-releases';
import { createTestPortal, type TestPortal } from './testing/test-portal';

const temporaryFolder = withTemporaryFolders();
let portal: TestPortal;

beforeAll(async () => {
  portal = await createTestPortal({ folder: temporaryFolder(), releases: [SHELL, LIST] });
});
afterAll(() => portal.app.close());

const locationOf = async (url: string): Promise<unknown> => (await portal.app.inject(url)).headers['location'];

it.each([
  ['/search-list/', '/prodaja-stambene-nekretnine/'],
  ['/oglasi/', '/prodaja-stambene-nekretnine/'],
  ['/de/oglasi/', '/de/prodaja-stambene-nekretnine/'],
  ['/pubblica-annuncio/', '/objava-oglasa/'],
  ['/el/pubblica-annuncio/', '/el/objava-oglasa/'],
])('R32 T32 %s leads to %s in one step and no further', async (referrer, target) => {
  expect((await portal.app.inject(referrer)).statusCode).toBe(301);
  expect(await locationOf(referrer)).toBe(target);
  expect(await locationOf(target)).toBeUndefined();
});

it('R32 the query is kept byte for byte', async () => {
  const query = '?utm_term=a%20b&utm_term=%2F&next=//evil.example&x';
  expect(await locationOf(`/search-list/${query}`)).toBe(`/prodaja-stambene-nekretnine/${query}`);
});

it.each(['//evil.example/search-list/', '///evil.example/pubblica-annuncio', '/search-list//evil.example/'])(
  'R32 %s leads to no other host',
  async (url) => {
    expect(await locationOf(url)).toMatch(/^\/[a-z]/);
  },
);

it.each(['/demo/', '/de/demo/nesto/'])(
  'R35 R36 on %s only our own files may run and only we may be told anything',
  async (url) => {
    const { headers, payload } = await portal.app.inject(url);
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive): [string, string] => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources.join(' ')];
        }),
    );
    for (const directive of ['default-src', 'script-src', 'connect-src']) expect(policy.get(directive)).toBe("'self'");
    for (const [, src] of payload.matchAll(/<script[^>]* src="([^"]*)"/g)) expect(src).toMatch(/^\/r\//);
    expect(headers['set-cookie']).toBeUndefined();
  },
);
