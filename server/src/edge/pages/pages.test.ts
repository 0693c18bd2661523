import { createHash } from 'node:crypto';
import { get as httpGet } from 'node:http';
import fastCheck from 'fast-check';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import type { FakeRelease } from '../../domains/registry/testing/fake-release';
import { againWhileLate } from './testing/again-while-late';
import { adRemote, LIST, SHELL } from './testing/sample-releases';
import { createTestPortal, type TestPortal } from './testing/test-portal';

const temporaryFolder = withTemporaryFolders();
const LIST_PATH = '/prodaja-stambene-nekretnine/split/';
const HOSTILE = '</script><script>alert(1)</script><!--\u2028\u2029';
let portal: TestPortal;
let cookies: (string | undefined)[] = [];

beforeAll(async () => {
  portal = await createTestPortal({
    folder: temporaryFolder(),
    releases: [SHELL, LIST, adRemote('return page("oglas " + route.params.id)')],
    registerApi: (api) => {
      api.get('/api-next/list/', (request) => {
        cookies.push(request.headers.cookie);
        return { results: [1, 2, 3], text: HOSTILE };
      });
      return Promise.resolve();
    },
  });
  await portal.settled();
});
afterAll(() => portal.app.close());

/** None of these pages is unavailable. */
const ask = ({ app }: TestPortal, url: string, headers: Record<string, string> = {}) =>
  againWhileLate(async () => app.inject({ url, headers }));
const get = async (url: string, headers: Record<string, string> = {}) => ask(portal, url, headers);
const jsonOf = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');

describe('a page', () => {
  it('is the frame with the remote inside, its data, and what the shell needs to start', async () => {
    const { statusCode, payload, headers } = await get(`${LIST_PATH}?prezzoMassimo=250000`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(payload).toContain('<html lang="hr">');
    expect(payload).toContain(
      `data-page="remote">hr ${LIST_PATH}</div><main><div id="kvadrat-mf-list" data-remote="mf-list"><h1>stambene-nekretnine</h1><p>3 $& oglasa</p></div></main>`,
    );
    expect(jsonOf(payload, 'kvadrat-data')).toMatchObject({
      remote: 'mf-list',
      route: {
        name: 'list',
        params: { contract: 'prodaja', category: 'stambene-nekretnine', place: 'split' },
        path: LIST_PATH,
        search: '?prezzoMassimo=250000',
        locale: 'hr',
      },
      data: { results: [1, 2, 3] },
      head: { title: 'Popis <split>' },
    });
    expect(headers['kvadrat-releases']).toBe('shell@1.0.0-00000001 mf-list@1.0.0-00000001');
  });

  it('asks for the fonts of its language once, behind the content and without credentials', async () => {
    const { payload } = await get(LIST_PATH);
    const font = '/r/shell/1.0.0-00000001/latin.woff2';
    const tags = payload.match(/<link[^>]*as="font"[^>]*>/g);
    expect(tags).toEqual([
      `<link rel="preload" as="font" type="font/woff2" href="${font}" fetchpriority="low" crossorigin="anonymous">`,
    ]);
    expect(payload.indexOf('as="font"')).toBeGreaterThan(payload.indexOf('</main>'));
  });

  it('a file beside a style sheet gets the path it has from the page', async () => {
    const style = '@font-face{font-family:a;src:url("latin.woff2")}';
    const own = await createTestPortal({
      folder: temporaryFolder(),
      releases: [SHELL, { ...adRemote('return page("oglas")'), style }],
    });
    await own.settled();
    const { payload, headers } = await ask(own, '/oglasi/7/');
    await own.app.close();
    const sheet = '@font-face{font-family:a;src:url(/r/mf-ad/1.0.0-00000001/latin.woff2)}';
    expect(payload).toContain(`app.css">${sheet}</style>`);
    expect(headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
    );
  });

  it('the frame learns which fixed addresses have a page, of a remote or of the shell itself', async () => {
    const paths = async (asked: TestPortal): Promise<string | undefined> =>
      /data-paths="([^"]*)"/.exec((await ask(asked, '/nema/')).payload)?.[1];
    expect(await paths(portal)).toBe('/prodaja-stambene-nekretnine/');
    const own = await createTestPortal({
      folder: temporaryFolder(),
      releases: [{ ...SHELL, routes: [{ name: 'info', pattern: '/terms/' }] }],
    });
    await own.settled();
    expect(await paths(own)).toBe('/terms/');
    await own.app.close();
  });

  it('names all hashes of its own remote, and of others what they begin with, to a shell that reads manifests', async () => {
    type Told = {
      name: string;
      integrity: Record<string, string>;
      partial?: true;
      previous: Omit<Told, 'previous'> | null;
    };
    const told = async (manifest: FakeRelease['manifest'], ...paths: string[]): Promise<Record<string, Told>[]> => {
      const others = [{ ...SHELL, ...(manifest === undefined ? {} : { manifest }) }, LIST];
      const own = await createTestPortal({
        folder: temporaryFolder(),
        releases: [...others, adRemote("return page('old')")],
      });
      await own.publish([
        ...others,
        { ...adRemote("return page('new')", '1.1.0-00000002'), previous: '1.0.0-00000001' },
      ]);
      await own.settled();
      const pages: Record<string, Told>[] = [];
      for (const path of paths) {
        const { payload } = await ask(own, path);
        const { remotes } = jsonOf(payload, 'kvadrat-registry') as { remotes: Told[] };
        pages.push(Object.fromEntries(remotes.map((remote) => [remote.name, remote])));
      }
      await own.app.close();
      return pages;
    };
    const files = ({ integrity }: Pick<Told, 'integrity'>): string[] =>
      Object.keys(integrity).map((href) => href.replace(/^.*\/(?=[^/]+$)/, ''));
    const ALL = ['entry.js', 'app.js', 'lazy.js', 'app.css', 'hr.js'];
    const FIRST = ALL.filter((name) => name !== 'lazy.js');

    const [old = {}] = await told(undefined, LIST_PATH);
    expect(old['mf-ad']).toMatchObject({ previous: { release: '1.0.0-00000001' } });
    for (const release of [old['mf-list'], old['mf-ad'], old['mf-ad']?.previous]) {
      expect(release).not.toHaveProperty('partial');
      expect(files(release ?? { integrity: {} })).toEqual(ALL);
    }
    const [onList = {}, onAd = {}] = await told({ readsManifests: true }, LIST_PATH, '/oglasi/7/');
    const { 'mf-list': list, 'mf-ad': ad } = onList;
    expect(list).not.toHaveProperty('partial');
    expect(files(list ?? { integrity: {} })).toEqual(ALL);
    for (const release of [ad, ad?.previous]) {
      expect(release).toMatchObject({ partial: true });
      expect(files(release ?? { integrity: {} })).toEqual(FIRST);
    }
    expect([onAd['mf-list']?.partial, onAd['mf-ad']?.partial, onAd['mf-ad']?.previous?.partial]).toEqual([
      true,
      undefined,
      true,
    ]);
  });

  it('preloads what the loader will fetch, with the same hash and mode, and inlines the live remotes', async () => {
    const { payload } = await get(LIST_PATH);
    const table = jsonOf(payload, 'kvadrat-registry');
    expect(table).toMatchObject({
      revision: 1,
      locale: 'hr',
      remotes: [{ name: 'mf-list' }, { name: 'mf-ad', routes: [{ pattern: '/oglasi/{id}/' }] }],
    });
    const base = '/r/mf-list/1.0.0-00000001/';
    const { integrity } = (table as { remotes: { integrity: Record<string, string> }[] }).remotes[0] ?? {
      integrity: {},
    };
    expect(Object.keys(integrity).sort()).toEqual(
      ['app.css', 'app.js', 'catalogues/hr.js', 'entry.js', 'lazy.js'].map((name) => base + name),
    );
    for (const name of ['entry.js', 'app.js', 'catalogues/hr.js']) {
      expect(payload).toContain(
        `<link rel="preload" as="script" href="${base}${name}" fetchpriority="low" integrity="${integrity[base + name] ?? ''}" crossorigin="anonymous">`,
      );
    }
    expect(payload).toMatch(
      /<script defer src="\/r\/shell\/1\.0\.0-00000001\/entry\.js" integrity="sha384-[^"]+" crossorigin="anonymous"><\/script>/,
    );
    expect(payload).not.toContain('style=');
  });

  it('has its style sheets in itself, and a policy that accepts these and no others', async () => {
    const { payload, headers } = await get(LIST_PATH);
    expect(payload).toContain(
      '<style data-href="/r/shell/1.0.0-00000001/app.css">.shell{color:red}</style><style data-href="/r/mf-list/1.0.0-00000001/app.css">.mf-list{color:red}</style>',
    );
    const hashes = ['.shell{color:red}', '.mf-list{color:red}'].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(headers['content-security-policy']).toContain(`; style-src 'self' ${hashes.join(' ')};`);
    expect((await get('/nema-ovoga/')).headers['content-security-policy']).toMatch(
      /; style-src 'self' 'sha256-[^ ]+';/,
    );
  });

  it.each([
    ['that names a file its release does not have', '.a{background:url(a.svg)}'],
    ['that imports another', '@import "/x.css";'],
    ['that would end its element', '.a::after{content:"</style>"}'],
    ['that is large', `.a{color:red}${'/* */'.repeat(7000)}`],
  ])('links a style sheet %s, with its hash', async (_what, text) => {
    const own = await createTestPortal({
      folder: temporaryFolder(),
      releases: [SHELL, { ...adRemote('return page("oglas")'), style: text }],
    });
    await own.settled();
    const { payload } = await ask(own, '/oglasi/7/');
    await own.app.close();
    expect(payload).toMatch(
      /<link rel="stylesheet" href="\/r\/mf-ad\/1\.0\.0-00000001\/app\.css" integrity="sha384-[^"]+" crossorigin="anonymous">/,
    );
    expect(payload).not.toContain(text);
  });

  it('R40 R42 R43 R44 R46 R47 has the head its data asks for, addresses absolute', async () => {
    const { payload } = await get(LIST_PATH);
    for (const tag of [
      '<title>Popis &lt;split&gt;</title>',
      '<meta name="description" content="Opis &quot;lista&quot;">',
      `<link rel="canonical" href="https://www.kvadrat.example${LIST_PATH}">`,
      `<link rel="alternate" href="https://www.kvadrat.example/de${LIST_PATH}" hreflang="de">`,
      `<link rel="alternate" href="https://www.kvadrat.example${LIST_PATH}" hreflang="x-default">`,
      `<link rel="next" href="https://www.kvadrat.example${LIST_PATH}?pag=2">`,
      '<meta property="og:image" content="https://www.kvadrat.example/media/1.jpg">',
      '<meta property="og:locale" content="hr_HR">',
    ]) {
      expect(payload).toContain(tag);
    }
    expect(payload).not.toContain('rel="prev"');
    expect(payload).not.toContain('name="keywords"');
    expect(payload).not.toContain('apple-itunes-app');
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(payload)?.[1] ?? '';
    expect(JSON.parse(block)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, item: 'https://www.kvadrat.example/' }, { position: 2 }],
    });
  });

  it('O-23 lets no text of the data or the head become script', async () => {
    const { payload } = await get(LIST_PATH);
    expect(payload).not.toContain('<script>alert');
    expect(payload).not.toContain('\u2028');
    expect(jsonOf(payload, 'kvadrat-data')).toMatchObject({ data: { text: HOSTILE } });
  });

  it('R5 speaks the language of its prefix', async () => {
    const { payload } = await get(`/de${LIST_PATH}`);
    expect(payload).toContain('<html lang="de">');
    expect(payload).toContain('/r/mf-list/1.0.0-00000001/catalogues/de.js');
    expect(payload).not.toContain('catalogues/hr.js');
  });

  it("reads the API under the visitor's cookies", async () => {
    cookies = [];
    await get(LIST_PATH, { cookie: 'IMMSESSID=abc' });
    expect(cookies).toEqual(['IMMSESSID=abc']);
  });

  it('keeps the status a remote gives, with its own page', async () => {
    const { statusCode, payload } = await get(`${LIST_PATH}?nema=1`);
    expect(statusCode).toBe(404);
    expect(payload).toContain('<h1>stambene-nekretnine</h1>');
  });
});

describe('addresses', () => {
  it.each([
    ['R14 without a final slash', '/oglasi/7?a=%20+č', 301, '/oglasi/7/?a=%20+č'],
    ['with double slashes', '//evil.example/', 301, '/evil.example/'],
    ['R32 that were only ever referrers', '/search-list/?gclid=A', 301, '/prodaja-stambene-nekretnine/?gclid=A'],
    ['R32 and in other languages', '/de/search-list/', 301, '/de/prodaja-stambene-nekretnine/'],
    [
      'O-21 a remote sends on, with campaign parameters',
      `${LIST_PATH}?seli=1&gclid=A&utm_source=x&foo=1`,
      301,
      '/najam-stanovi/split/?pag=2&gclid=A&utm_source=x#lista',
    ],
  ])('%s are redirected', async (_what, url, status, location) => {
    const answer = await portal.app.inject({ url: encodeURI(url).replaceAll('%25', '%') });
    expect([answer.statusCode, decodeURI(String(answer.headers['location']))]).toEqual([status, decodeURI(location)]);
  });

  it.each([
    ['/nema-toga/', 404],
    ['/apple-touch-icon.png', 404],
    ['/hr/prodaja-stanovi/', 404],
    ['/prodaja-stanovi/%zz/', 400],
    ['/prodaja-stanovi/%00/', 400],
    ['/prodaja-stanovi/..%2f..%2fetc/', 400],
    ['/prodaja-stanovi/%5cevil.example/', 400],
    ['/r/mf-list/1.0.0-00000001/missing.js', 404],
  ])('%s answers %i with a page or nothing, never with 500', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  it('R6 an unknown address gets a page in the language of its prefix', async () => {
    const { payload, headers } = await get('/de/nema-toga/');
    expect(payload).toContain('<html lang="de">');
    expect(payload).toContain('data-page="not-found">de /nema-toga/');
    expect(payload).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('R34 everything below /demo/ is kept out of search engines, /demonstracija/ is not', async () => {
    expect((await get('/demo/')).headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await get('/de/demo/x/')).headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await get('/demonstracija/')).headers['x-robots-tag']).toBeUndefined();
  });

  it('R137 no address gives a server error', async () => {
    const piece = fastCheck.oneof(
      fastCheck.string({ unit: 'binary', maxLength: 8 }),
      fastCheck.constantFrom(
        '/',
        '//',
        '%',
        '%zz',
        '%00',
        '..',
        '\\',
        '?',
        '&',
        '=',
        '%F0%9F',
        'prodaja-stanovi',
        'oglasi',
      ),
    );
    await fastCheck.assert(
      fastCheck.asyncProperty(fastCheck.array(piece, { maxLength: 6 }), async (pieces) => {
        const url = `/${pieces.join('')}`.replace(/[\s#]/g, '');
        expect((await portal.app.inject({ method: 'GET', url: { pathname: url } })).statusCode).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });
});

describe('caching', () => {
  it('is shared for a minute for anonymous visitors, private with a session, and never forbidden', async () => {
    const anonymous = await get(LIST_PATH, { cookie: 'other=1' });
    // What is left of the minute since the page was made.
    expect(anonymous.headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=[1-6]?\d, stale-while-revalidate=600, stale-if-error=600$/,
    );
    expect(String(anonymous.headers['vary']).toLowerCase()).toContain('cookie');
    for (const cookie of ['IMMSESSID=a', 'kvadrat_canary=a', 'kvadrat_override=a']) {
      expect((await get(LIST_PATH, { cookie })).headers['cache-control']).toBe('private, no-cache');
    }
  });

  it('answers 304 to a client that has the page', async () => {
    const { headers } = await get(LIST_PATH);
    const again = await get(LIST_PATH, { 'if-none-match': `"x", ${String(headers['etag'])}`, 'accept-encoding': 'br' });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect((await get('/nema-toga/', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  it('compresses pages', async () => {
    expect((await get(LIST_PATH, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await get(LIST_PATH, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });
});

describe('before the page is rendered', () => {
  it('R48 the app banner and early hints are given where they are configured', async () => {
    const own = await createTestPortal({
      folder: temporaryFolder(),
      releases: [SHELL, adRemote('return page("oglas")')],
      pages: { appleAppId: '123', earlyHints: true },
    });
    await own.settled();
    const origin = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const hints: unknown[] = [];
    const html = await new Promise<string>((resolve, reject) => {
      const request = httpGet(`${origin}/oglasi/7/`, (answer) => {
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => (body += chunk))
          .on('end', () => resolve(body));
      });
      let body = '';
      request.on('information', ({ statusCode, headers }) => hints.push(statusCode, headers.link)).on('error', reject);
    });
    await own.app.close();
    expect(html).toContain('<meta name="apple-itunes-app" content="app-id=123">');
    expect(hints[0]).toBe(103);
    for (const file of ['/r/shell/1.0.0-00000001/entry.js', '/r/mf-ad/1.0.0-00000001/entry.js'])
      expect(hints[1]).toContain(`<${file}>; rel=preload`);
    expect(hints[1]).not.toContain('.css');
    expect(hints[1]).toContain(/\/entry\.js" (integrity="sha384-[^"]+")/.exec(html)?.[1]);
  });

  it('HEAD tells the same as GET', async () => {
    const [head, page] = await Promise.all([portal.app.inject({ method: 'HEAD', url: LIST_PATH }), get(LIST_PATH)]);
    expect([head.statusCode, head.payload, head.headers['etag']]).toEqual([200, '', page.headers['etag']]);
  });
});

describe('release files', () => {
  it('never change, come compressed as they were built, and may be used from other origins', async () => {
    const file = '/r/mf-list/1.0.0-00000001/entry.js';
    const packed = await get(file, { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(packed.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect((await get(file)).payload).toContain('entry of mf-list');
  });

  it.each(['server.cjs', 'app.js.br', '%2e%2e/%2e%2e/%2e%2e/registry.json', '%2e%2e/%2e%2e/x'])(
    '%s is not served',
    async (name) => {
      expect((await get(`/r/mf-list/1.0.0-00000001/${name}`)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});
