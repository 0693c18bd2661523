import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkManifest } from '@kvadrat/contracts/releases';
import { makeTrialWorkspace, type TrialWorkspace } from '../testing/trial-workspace';

// The shell is built beside all other suites.
jest.setTimeout(600_000);

let workspace: TrialWorkspace;
let folder: string;
let maps: string;
/** Of the main script. */
let sources: string[];

beforeAll(async () => {
  workspace = await makeTrialWorkspace();
  const built = await workspace.build(workspace.shell);
  if (built.code !== 0) throw new Error(built.report);
  folder = built.folder;
  maps = join(workspace.shell, 'dist/.maps', built.release);
  sources = sourcesOf('main.js.map');
});

afterAll(() => workspace.remove());

test('remote.json of the shell names its main script and what it gives to remotes', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  expect(checkManifest(manifest)).toEqual([]);
  expect(manifest).toMatchObject({
    role: 'shell',
    entry: 'main.js',
    modules: { './app': { scripts: [], styles: ['main.css'] } },
    shared: { react: '19.3.1', '@tanstack/react-query': '5.108.4' },
  });
});

test('a page of the shell has a sheet of its own, which no other page loads, and no script', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  expect(manifest).toMatchObject({
    routes: [{ name: 'home', pattern: '/o-nama/' }],
    pageStyles: { home: ['page-home.css'] },
  });
  expect(readFileSync(join(folder, 'page-home.css'), 'utf8')).toBe('@layer kvadrat.shell{.home{margin:0}}');
  expect(readFileSync(join(folder, 'main.css'), 'utf8')).not.toContain('.home');
  expect(readdirSync(folder).filter((name) => name.startsWith('page-') && !/\.css(?:\.br)?$/.test(name))).toEqual([]);
});

test('the federation runtime stands once in the bundle, as ES modules', () => {
  const count = (path: string): number => sources.filter((source) => source.includes(path)).length;
  for (const name of ['runtime-core', 'runtime', 'sdk', 'webpack-bundler-runtime']) {
    const files = sources.filter((source) => source.includes(`/@module-federation/${name}/`));
    expect(files.filter((source) => source.endsWith('.cjs'))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  }
  expect(count('/@module-federation/runtime-core/dist/core.js')).toBe(1);
  expect(count('/@module-federation/sdk/dist/dom.js')).toBe(1);
});

test('every shared library is in the shell, whether the shell uses it or not', () => {
  const shared = [
    '/react/cjs/react.production.js',
    '/react-dom/cjs/react-dom-client.production.js',
    '/jotai/',
    '/@lingui/core/',
    '/@lingui/react/',
    '/@tanstack/react-query/',
  ];
  // The query library is a chunk that comes later.
  const all = readdirSync(maps).flatMap(sourcesOf);
  expect(shared.filter((path) => !all.some((source) => source.includes(path)))).toEqual([]);
  expect(all.filter((source) => source.includes('.development.'))).toEqual([]);
});

test('no code is made from text: the federation runtime is without what loads other kinds of remotes', () => {
  const script = readFileSync(join(folder, 'main.js'), 'utf8');
  expect(script).not.toMatch(/\beval\(|\bFunction\((?!\))/);
});

function sourcesOf(name: string): string[] {
  const map: unknown = JSON.parse(readFileSync(join(maps, name), 'utf8'));
  return typeof map === 'object' && map !== null && 'sources' in map && Array.isArray(map.sources)
    ? map.sources.map(String)
    : [];
}
