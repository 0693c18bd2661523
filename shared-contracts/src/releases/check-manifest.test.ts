import { checkManifest, MANIFEST_FORMAT, type RemoteManifest } from '.';

const integrity = `sha384-${'A'.repeat(64)}`;
const manifest: RemoteManifest = {
  format: MANIFEST_FORMAT,
  name: 'mf-search',
  release: '1.0.0-0a1b2c3d',
  version: '1.0.0',
  role: 'primary',
  contracts: '1.0.0',
  entry: 'entry.js',
  container: 'mf_search',
  modules: { './app': { scripts: ['app.js'], styles: ['app.css'] } },
  catalogues: { hr: 'hr.js' },
  serverBundle: 'server.cjs',
  routes: [{ name: 'home', pattern: '/' }],
  elements: [],
  events: { emits: [], handles: [] },
  shared: {},
  federation: '2.9',
  files: Object.fromEntries(
    ['entry.js', 'app.js', 'app.css', 'hr.js', 'server.cjs'].map((name) => [name, { bytes: 1, integrity }]),
  ),
};

test('a whole manifest has nothing wrong', () => {
  expect(checkManifest(manifest)).toEqual([]);
  expect(checkManifest(JSON.parse(JSON.stringify(manifest)))).toEqual([]);
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['another format', { format: 2 }, /format must be 1/],
  ['no name', { name: '' }, /name must be a non-empty text/],
  ['a name that leads out of the store', { name: '../x' }, /name must be of lower-case/],
  ['a release that leads out of the store', { release: '1..0' }, /release must be of letters/],
  ['elements that are no texts', { elements: [1] }, /elements must be a list/],
  ['an element no browser defines', { elements: ['Kvadrat'] }, /elements must be a list of names/],
  ['an element that HTML has', { elements: ['font-face'] }, /elements must be a list of names/],
  ['an element twice', { elements: ['kvadrat-x', 'kvadrat-x'] }, /each once/],
  ['the page of another remote’s element', { elementPages: { 'kvadrat-auth': '/x/' } }, /elementPages must give/],
  [
    'a page on another host',
    { elements: ['kvadrat-x'], elementPages: { 'kvadrat-x': '//evil.example/' } },
    /elementPages must give/,
  ],
  [
    'a page with a scheme',
    { elements: ['kvadrat-x'], elementPages: { 'kvadrat-x': 'https:/evil.example/' } },
    /elementPages must give/,
  ],
  ['a container that is no name', { container: 'window.x' }, /container must be a name/],
  ['no modules', { modules: undefined }, /modules must give/],
  ['a module without styles', { modules: { './app': { scripts: [] } } }, /modules must give/],
  ['placeholders that touch', { routes: [{ name: 'a', pattern: '/{a}{b}/' }] }, /next to each other/],
  ['a route on another host', { routes: [{ name: 'a', pattern: '//evil.example/' }] }, /another host/],
  ['a route without a name', { routes: [{ pattern: '/a/' }] }, /has no name/],
  ['routes without end', { routes: Array.from({ length: 201 }, () => ({ name: 'a', pattern: '/a/' })) }, /at most 200/],
  ['an empty hash', { files: { ...manifest.files, 'app.js': { bytes: 1, integrity: '' } } }, /"app.js" has no size/],
  [
    'two hashes, of which a browser takes either',
    { files: { ...manifest.files, 'app.js': { bytes: 1, integrity: `${integrity} ${integrity}` } } },
    /"app.js" has no size/,
  ],
  ['events without a list', { events: { emits: [] } }, /events must name emits and handles/],
  ['a shared dependency without a range', { shared: { react: 19 } }, /shared must give a version range/],
  [
    'an event of unknown form',
    { topics: { 'kvadrat:x': { version: 1, data: { count: 'date' } } } },
    /topics must give version and data/,
  ],
  ['reads of the API that are no kinds', { api: { 'GET /x/': { id: 1 } } }, /api must give the fields/],
  ['budgets that are no numbers', { budgets: { entry: '10 KB' } }, /budgets must be numbers/],
  ['an unknown role', { role: 'admin' }, /role must be/],
  ['an entry that is not listed', { entry: 'gone.js' }, /"gone.js" is named but not listed/],
  [
    'a module file that is not listed',
    { modules: { './app': { scripts: ['gone.js'], styles: [] } } },
    /"gone.js" is named/,
  ],
  ['a catalogue that is not listed', { catalogues: { hr: 'gone.js' } }, /"gone.js" is named/],
  [
    'a file outside the folder',
    { files: { ...manifest.files, '../x.js': { bytes: 1, integrity } } },
    /"..\/x.js" is not allowed/,
  ],
  [
    'a file without a hash',
    { files: { ...manifest.files, 'app.js': { bytes: 1 } } },
    /"app.js" has no size or sha384 hash/,
  ],
  [
    'a weaker hash',
    { files: { ...manifest.files, 'app.js': { bytes: 1, integrity: 'sha256-AAAA' } } },
    /"app.js" has no size/,
  ],
  ['no files', { files: null }, /files must be an object/],
  ['no routes', { routes: 'all' }, /routes must be a list/],
  ['a route that cannot be compiled', { routes: [{ name: 'a', pattern: 'a' }] }, /has no valid pattern/],
  ['a route that is none', { routes: [null] }, /has no valid pattern/],
])('MFE-101 %s', (_what, change, sentence) => {
  expect(checkManifest({ ...manifest, ...change }).join('\n')).toMatch(sentence);
});

test.each([[null], [[]], ['manifest'], [7]])('MFE-101 %j is no manifest', (value) => {
  expect(checkManifest(value)).toEqual(['the manifest is not an object']);
});
