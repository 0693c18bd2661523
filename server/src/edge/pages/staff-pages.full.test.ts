import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import type { FakeRelease } from '../../domains/registry/testing/fake-release';
import { LIST, SHELL } from './testing/sample-releases';
import { createTestPortal, type TestPortal } from './testing/test-portal';

const temporaryFolder = withTemporaryFolders();

const STAFF: FakeRelease = {
  name: 'mf-staff',
  role: 'staff',
  routes: [{ name: 'remotes', pattern: '/-/remotes/', acts: true }],
  server: `exports.render = async ({ route, sent }) => (sent === undefined
    ? { status: 401, html: '<h1>' + route.locale + '</h1>', head: { title: 'x', description: '', canonical: route.path }, data: null }
    : { status: 303, location: route.path, html: '', head: {}, data: null });`,
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal({
    folder: temporaryFolder(),
    releases: [SHELL, LIST, STAFF],
    registerApi: (api) => {
      api.get('/api-next/list/', () => ({ results: [] }));
      return Promise.resolve();
    },
    preparePage: (_request, reply) => {
      reply.header('set-cookie', 'account=1');
      return 'account=1';
    },
  });
  await portal.settled();
});
afterAll(() => portal.app.close());

const tableOf = (html: string): string => /id="kvadrat-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '';

test('pages of visitors say no word of the staff’s remote, and its own pages none of theirs', async () => {
  const visitor = (await portal.app.inject('/prodaja-stanovi/')).payload;
  expect(visitor).toContain('mf-list');
  expect(visitor).not.toContain('mf-staff');
  expect((await portal.app.inject('/nema/')).payload).not.toContain('mf-staff');
  const own = tableOf((await portal.app.inject('/-/remotes/')).payload);
  expect([own.includes('mf-staff'), own.includes('mf-list')]).toEqual([true, false]);
});

test('nobody keeps a page of the staff, no search engine lists it, and it is given nothing of accounts', async () => {
  const { statusCode, headers } = await portal.app.inject('/de/-/remotes/');
  expect([statusCode, headers['cache-control'], headers['x-robots-tag'], headers['set-cookie']]).toEqual([
    401,
    'private, no-store',
    'noindex, nofollow',
    undefined,
  ]);
});

test.each([
  ['/-/remotes', 'de, hr;q=0.5', '/de/-/remotes/'],
  ['/-/remotes?remote=mf-a', 'ja', '/-/remotes/?remote=mf-a'],
])(
  'an address as documents have it, %s, leads to the page in the language that is asked for: %s',
  async (url, accepted, location) => {
    const { statusCode, headers } = await portal.app.inject({ url, headers: { 'accept-language': accepted } });
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([302, location, 'private, no-store']);
  },
);

test('with its final slash an address means the language it names', async () => {
  expect((await portal.app.inject({ url: '/-/remotes/', headers: { 'accept-language': 'de' } })).payload).toContain(
    '<h1>hr</h1>',
  );
});

test('a form of the staff is done, one of another site is not', async () => {
  const send = (site: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/-/remotes/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      payload: 'a=1',
    });
  const [own, foreign] = await Promise.all([send('same-origin'), send('cross-site')]);
  expect([own.statusCode, own.headers['location'], foreign.statusCode]).toEqual([303, '/-/remotes/', 403]);
});
