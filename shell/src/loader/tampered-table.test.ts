import type { EmbedTable, ResolvedRelease } from '@kvadrat/contracts/releases';
import { matchRoute } from '@kvadrat/contracts/routes';
import { addressReleases } from '../embed/address-releases';
import { readPageJson } from '../page-json';
import { HASH, listings, release, remoteModule, search } from '../testing/releases';
import { checkRoutes } from '../navigation/check-routes';
import { checkReleases } from './check-releases';
import { loadFile } from './load-file';
import { createFilesLoader } from './load-files';
import { createReleaseLoader } from './load-release';
import { createRemoteLoader } from './remote-loader';

const { base } = search;
const ENTRY = `${base}entry.js`;
const APP = `${base}app.js`;
const hashes = (change: Record<string, unknown>): Record<string, unknown> => ({
  integrity: { ...search.integrity, ...change },
});

/** What somebody on the way could make of a release in the page's table. */
const TAMPERED: [what: string, change: Record<string, unknown>][] = [
  ['no hashes', { integrity: {} }],
  ['hashes that are none', { integrity: null }],
  ['hashes in a list', { integrity: [HASH] }],
  ['no hash of the entry', hashes({ [ENTRY]: undefined })],
  ['an empty hash of the entry', hashes({ [ENTRY]: '' })],
  ['a weak hash of the entry', hashes({ [ENTRY]: 'sha256-AAAA' })],
  ['a hash with another beside it', hashes({ [ENTRY]: `${HASH} sha256-AAAA` })],
  ['a hash with a line break', hashes({ [ENTRY]: `${HASH}\n` })],
  ['a hash in capitals', hashes({ [ENTRY]: HASH.replace('sha', 'SHA') })],
  ['a hash that is a number', hashes({ [ENTRY]: 384 })],
  ['no hash of a script', hashes({ [APP]: undefined })],
  ['an empty hash of the style sheet', hashes({ [`${base}app.css`]: '' })],
  ['a weak hash of the words', hashes({ [`${base}locale-hr.js`]: 'md5-AAAA' })],
  ['a script more, without a hash', { scripts: [APP, `${base}more.js`] }],
  [
    'a script of another host',
    { scripts: ['https://evil.example/x.js'], ...hashes({ 'https://evil.example/x.js': HASH }) },
  ],
  [
    'a script of another release',
    { scripts: ['/r/mf-search/0.0.1-00000000/app.js'], ...hashes({ '/r/mf-search/0.0.1-00000000/app.js': HASH }) },
  ],
  ['an entry of another host', { entry: '//evil.example/entry.js', ...hashes({ '//evil.example/entry.js': HASH }) }],
  ['scripts that are none', { scripts: 'app.js' }],
  ['a script that is none', { scripts: [7] }],
  ['another folder', { base: '/media/' }],
  ['a name that is none', { name: 7 }],
  ['no container', { container: undefined }],
  ['routes that are none', { routes: 'all' }],
  ['a route that cannot be read', { routes: [{ name: 'x', pattern: '/{a}{b}/' }] }],
  ['a route that would hold the browser', { routes: [{ name: 'x', pattern: '/{a}{b}{c}{d}{e}{f}/' }] }],
];

const asked: string[] = [];
beforeEach(() => {
  asked.splice(0);
  document.head.replaceChildren();
  jest.spyOn(document.head, 'append').mockImplementation((...elements) => {
    for (const element of elements)
      if (element instanceof Element) asked.push(element.getAttribute('src') ?? element.getAttribute('href') ?? '');
    // Whatever is asked for comes.
    for (const element of elements)
      if (element instanceof Element) queueMicrotask(() => element.dispatchEvent(new Event('load')));
  });
});
afterEach(() => jest.restoreAllMocks());

/** Reads a page with the table and loads every remote of it that an address leads to. @returns what ran, and what was reported */
async function visit(tampered: unknown): Promise<{ loaded: string[]; reports: number }> {
  document.body.innerHTML = `<script type="application/json" id="kvadrat-registry"></script>`;
  const script = document.getElementById('kvadrat-registry');
  if (script !== null)
    script.textContent = JSON.stringify({ revision: 1, locale: 'hr', remotes: [tampered, listings] });
  const { table, refused: unread } = readPageJson();
  const { sound, refused: unrouted } = checkRoutes(table.remotes);
  const report = jest.fn();
  const loader = createRemoteLoader(
    createReleaseLoader(createFilesLoader(loadFile), () => Promise.resolve(remoteModule())),
    report,
  );
  const outcomes = await Promise.allSettled(sound.map((remote) => loader.load(remote)));
  // Addresses of other remotes are found whatever became of one.
  expect(sound.some(({ routes }) => matchRoute(routes, '/oglasi/7/') !== null)).toBe(true);
  return {
    loaded: sound.flatMap(({ name }, index) => (outcomes[index]?.status === 'fulfilled' ? [name] : [])),
    reports: unread.length + unrouted.length + report.mock.calls.length,
  };
}

it.each(TAMPERED)(
  'J5 %s: not one of its files is asked for, it is told once, and the other remote runs',
  async (_, change) => {
    expect(await visit({ ...search, ...change })).toEqual({ loaded: ['mf-listings'], reports: 1 });
    expect(asked.filter((address) => !address.startsWith(listings.base))).toEqual([]);
  },
);

it('J5 a table as the server wrote it runs whole', async () => {
  expect(await visit(search)).toEqual({ loaded: ['mf-search', 'mf-listings'], reports: 0 });
});

it('J5 the release before stands in for one without a hash, and that is told once', async () => {
  const old = { ...release(), release: '0.9.0-00000000' };
  const text = JSON.stringify(old).replaceAll('1.0.0-00000000', '0.9.0-00000000');
  const { role: _role, routes: _routes, previous: _previous, ...previous } = JSON.parse(text) as ResolvedRelease;
  expect(await visit({ ...search, integrity: {}, previous })).toEqual({
    loaded: ['mf-search', 'mf-listings'],
    reports: 1,
  });
  expect(asked.filter((address) => address.startsWith(base))).toEqual([]);
});

it.each(TAMPERED.filter(([, change]) => !('routes' in change)))(
  'J5 in the table of elements, %s takes no other’s element away',
  (_, change) => {
    const embeddable = ({ routes: _routes, role: _role, catalogue: _catalogue, ...files }: ResolvedRelease) => ({
      ...files,
      elements: [`kvadrat-${files.name}`],
    });
    const table = { releases: [{ ...embeddable(search), ...change }, embeddable(listings)] } as unknown as EmbedTable;
    const { sound } = checkReleases(table.releases);
    const addressed = addressReleases({ ...table, releases: sound }, 'https://kvadrat.example');
    expect(addressed.at(-1)).toMatchObject({
      elements: ['kvadrat-mf-listings'],
      entry: `https://kvadrat.example${listings.entry}`,
    });
  },
);
