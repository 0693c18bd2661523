import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LOCALES } from '@kvadrat/contracts/locales';
import { checkManifest, INTEGRITY_MAP, SSR_EXTERNALS } from '@kvadrat/contracts/releases';
import { makeTrialWorkspace, trialCatalogue, type TrialWorkspace } from '../testing/trial-workspace';

jest.setTimeout(120_000);

let workspace: TrialWorkspace;
let folder: string;
let release: string;

beforeAll(async () => {
  workspace = await makeTrialWorkspace();
  const built = await workspace.build(workspace.remote);
  if (built.code !== 0) throw new Error(built.report);
  ({ folder, release } = built);
});

afterAll(() => workspace.remove());

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const manifest = (): Record<string, unknown> => {
  const value: unknown = JSON.parse(read('remote.json'));
  return Object.fromEntries(Object.entries(value ?? {}));
};

test('remote.json is valid and says what the remote is', () => {
  expect(checkManifest(manifest())).toEqual([]);
  expect(manifest()).toMatchObject({
    name: 'mf-trial',
    version: '1.2.3',
    release,
    role: 'primary',
    entry: 'entry.js',
    container: 'kvadrat_mf_trial',
    modules: {
      './app': { scripts: ['app.js'], styles: ['app.css'] },
      './element': { scripts: ['element.js'], styles: ['element.css'] },
    },
    catalogues: Object.fromEntries(LOCALES.map((locale) => [locale, `locale-${locale}.js`])),
    routes: [{ name: 'home', pattern: '/pokus/' }],
    shared: { react: '^19.3.1', 'react-dom/client': '^19.3.1' },
    federation: '2.9',
  });
  expect(release).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(readFileSync(join(workspace.remote, 'dist/latest.json'), 'utf8')).toBe(`{"release":"${release}"}\n`);
});

test('every file of the folder is listed with its hash, text files have a brotli copy', () => {
  const files = manifest()['files'];
  const listed = Object.entries(files ?? {}).map(([name, file]: [string, unknown]) => ({ name, file }));
  expect(listed.map(({ name }) => name).sort()).toEqual(
    readdirSync(folder)
      .filter((name) => !name.endsWith('.br') && name !== 'remote.json')
      .sort(),
  );
  for (const { name, file } of listed) {
    const bytes = readFileSync(join(folder, name));
    expect(file).toEqual({
      bytes: bytes.length,
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    });
    if (name.endsWith('.cjs')) continue;
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).equals(bytes)).toBe(true);
  }
});

test('server HTML and style sheet agree on class names, which carry the remote and stand in its layer', async () => {
  const styles = read('app.css');
  const [, name = ''] = /\.(trial-[\w-]{4})\{/.exec(styles) ?? [];
  expect(styles.startsWith('@layer kvadrat.mf-trial{')).toBe(true);
  expect(name).not.toBe('');
  const bundle: unknown = createRequire(__filename)(join(folder, 'server.cjs'));
  expect(await callRender(bundle, 'de')).toEqual([`<p class="${name}">Guten Tag de</p><p>Gute Nacht de</p>`, 'Kaufen']);
  expect(read('app.js')).toContain(`"${name}"`);
});

test('J2 no class name of a page stands in the sheet of its elements, nor one of its animations: they meet on pages of the portal', () => {
  const namesIn = (file: string): Set<string> =>
    new Set([...read(file).matchAll(/(?:\.|@keyframes )(trial-[\w-]+)/g)].map(([, name]) => name ?? ''));
  const [ofPage, ofElement] = [namesIn('app.css'), namesIn('element.css')];
  expect([ofPage.size, ofElement.size]).toEqual([2, 2]);
  expect([...ofPage].filter((name) => ofElement.has(name))).toEqual([]);
  expect([...ofElement].some((name) => read('element.js').includes(`"${name}"`))).toBe(true);
});

test('one list of languages gives each language a chunk of its own for what a page says, and one for what is said later', () => {
  for (const locale of LOCALES) {
    const [first, later] = [read(`locale-${locale}.js`), read(`later-${locale}.js`)];
    expect([
      first.includes(`Guten Tag ${locale}`),
      first.includes('Gute Nacht'),
      later.includes(`Gute Nacht ${locale}`),
      later.includes('Guten Tag'),
    ]).toEqual([true, false, true, false]);
    for (const other of LOCALES) expect(first.includes(`Guten Tag ${other}`)).toBe(other === locale);
  }
  for (const file of ['app.js', 'entry.js']) expect(read(file)).not.toMatch(/Guten Tag|Gute Nacht/);
  // Of the vocabulary only the group that the remote names.
  expect(read('locale-de.js')).toContain('Alle Angebote');
  expect(read('locale-de.js')).not.toContain('Lagerhallen');
});

test('the server bundle requires nothing but what the render worker allows', () => {
  const required = [...read('server.cjs').matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name);
  expect(required.length).toBeGreaterThan(0);
  expect(SSR_EXTERNALS).toEqual(expect.arrayContaining(required));
});

test('the federation runtime and the shared libraries stay outside, nothing needs unsafe-eval', () => {
  const sources = readMapSources(join(workspace.remote, 'dist/.maps', release, 'entry.js.map'));
  expect(sources.filter((source) => /\/(?:runtime-core|react|react-dom|jotai|scheduler)\//.test(source))).toEqual([]);
  expect(sources.some((source) => source.includes('webpack-bundler-runtime'))).toBe(true);
  for (const name of ['entry.js', 'app.js', 'locale-hr.js']) expect(read(name)).not.toMatch(/\beval\(|new Function\b/);
});

test('the chunk loader asks the page for the hash of each script and style sheet', () => {
  expect(read('entry.js').split(INTEGRITY_MAP)).toHaveLength(3);
});

test('a missing translation stops the build and is named', async () => {
  await workspace.write('mf-trial/src/locales/el/messages.po', trialCatalogue('el', ''));
  const { code, report } = await workspace.build(workspace.remote);
  expect(code).toBe(1);
  expect(report).toContain('src/locales/el/messages.po: 1 of 1 messages are not translated\n    Dobar dan');
  await workspace.write('mf-trial/src/locales/el/messages.po', trialCatalogue('el', 'Guten Tag el'));
});

function callRender(bundle: unknown, locale: string): unknown {
  if (typeof bundle === 'object' && bundle !== null && 'render' in bundle && typeof bundle.render === 'function') {
    const html: unknown = Reflect.apply(bundle.render, undefined, [locale]);
    return html;
  }
  throw new Error('the bundle exports no render');
}

function readMapSources(file: string): string[] {
  const map: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof map === 'object' && map !== null && 'sources' in map && Array.isArray(map.sources)
    ? map.sources.map(String)
    : [];
}
