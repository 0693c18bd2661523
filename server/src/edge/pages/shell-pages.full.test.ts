import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import type { FakeRelease } from '../../domains/registry/testing/fake-release';
import { LIST, SHELL } from './testing/sample-releases';
import { createTestPortal, type TestPortal } from './testing/test-portal';

const temporaryFolder = withTemporaryFolders();

const PAGE = `exports.render = async ({ route }) => ({ status: 200, html: '<h1>' + route.name + ' ' + route.locale + '</h1>', head: { title: 'Uvjeti', description: 'O uvjetima', canonical: '/terms/' }, data: null });`;
/** A shell with a page of its own, which has a sheet. */
const WITH_PAGE: FakeRelease = {
  ...SHELL,
  server: SHELL.server + PAGE,
  routes: [{ name: 'info', pattern: '/terms/' }],
  manifest: { pageStyles: { info: ['lazy.js'] } },
};
let portal: TestPortal;

beforeAll(async () => {
  portal = await createTestPortal({ folder: temporaryFolder(), releases: [WITH_PAGE, LIST] });
  await portal.settled();
});
afterAll(() => portal.app.close());

test('R17 a page of the shell is HTML in its frame: for everybody the same, with its head and sheet, and nothing for the browser to run', async () => {
  const { statusCode, headers, body } = await portal.app.inject('/de/terms/');
  expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('s-maxage=60')]);
  expect(body).toContain('<main><h1>info de</h1></main>');
  expect(body).toContain('<title>Uvjeti</title>');
  expect(body).toContain('data-page="remote">de /terms/');
  expect(body).toMatch(
    /<link rel="stylesheet" href="\/r\/shell\/1\.0\.0-00000001\/lazy\.js" integrity="sha384-[^"]+" crossorigin="anonymous">/,
  );
  expect(body).not.toContain('data-remote="shell"');
  expect(body).not.toContain('kvadrat-data');
});

test('other pages pay nothing for it: neither its sheet nor a word about it', async () => {
  const { body } = await portal.app.inject('/nema-ovoga/');
  expect(body).not.toContain('/r/shell/1.0.0-00000001/lazy.js');
  const table = /<script type="application\/json" id="kvadrat-registry">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(table)).toMatchObject({ remotes: [{ name: 'mf-list' }], shell: {} });
  expect(table).not.toContain('/terms/');
});

test('it takes no forms, and its address is written in one way', async () => {
  const posted = await portal.app.inject({
    method: 'POST',
    url: '/terms/',
    payload: 'a=1',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:8080',
      host: 'localhost:8080',
    },
  });
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  const { statusCode, headers } = await portal.app.inject('/terms?utm_source=a%20b');
  expect([statusCode, headers.location]).toEqual([301, '/terms/?utm_source=a%20b']);
});

test('a shell that cannot render it says so in its frame, and when to ask again', async () => {
  const broken = await createTestPortal({
    folder: temporaryFolder(),
    releases: [{ ...WITH_PAGE, server: `${SHELL.server} exports.render = async () => { throw new Error('x'); };` }],
  });
  await broken.settled();
  const { statusCode, headers, body } = await broken.app.inject('/terms/');
  await broken.app.close();
  expect([statusCode, headers['cache-control'], Number(headers['retry-after']) > 0]).toEqual([
    503,
    'private, no-cache',
    true,
  ]);
  expect(body).toContain('data-page="unavailable"');
});
