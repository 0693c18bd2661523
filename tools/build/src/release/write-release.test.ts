import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemotePackage } from '../config/read-package';
import { makeStaging } from './build-release';
import { MAPS_FOLDER, writeRelease } from './write-release';

const ASSETS = {
  entry: 'entry.js',
  modules: { './app': { scripts: [], styles: [] } },
  catalogues: {},
  laterCatalogues: {},
  pageStyles: {},
};

let directory: string;
let source: RemotePackage;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kvadrat-release-'));
  const versions = {
    '@kvadrat/contracts': '1.0.0',
    '@lingui/core': '5.9.5',
    '@lingui/react': '5.9.5',
    '@tanstack/react-query': '5.1.0',
    jotai: '2.20.3',
    react: '19.3.1',
    'react-dom': '19.3.1',
  };
  source = {
    directory,
    name: 'mf-trial',
    version: '2.0.0',
    dependencies: versions,
    config: { name: 'mf-trial', role: 'regular', routes: [], elements: [], events: { emits: [], handles: [] } },
  };
});

afterEach(() => rm(directory, { recursive: true, force: true }));

async function write(code: string): Promise<{ release: string; folder: string }> {
  const staging = await makeStaging(directory);
  await writeFile(join(staging, 'entry.js'), code);
  await writeFile(join(staging, 'entry.js.map'), '{}');
  await writeFile(join(staging, 'server.cjs'), 'exports.render = 1;');
  return writeRelease(source, ASSETS, staging);
}

test('a release is named after its content', async () => {
  const first = await write('let a;');
  expect(first.release).toMatch(/^2\.0\.0-[0-9a-f]{8}$/);
  expect((await write('let a;')).release).toBe(first.release);
  expect((await write('let b;')).release).not.toBe(first.release);
  source = { ...source, config: { ...source.config, routes: [{ name: 'home', pattern: '/pokus/' }] } };
  expect((await write('let a;')).release).not.toBe(first.release);
});

test('a folder that is there is never overwritten', async () => {
  const { folder } = await write('let a;');
  await writeFile(join(folder, 'marker'), '');
  await write('let a;');
  expect(existsSync(join(folder, 'marker'))).toBe(true);
  expect(readdirSync(join(directory, 'dist')).filter((name) => name.startsWith('.staging'))).toEqual([]);
});

test('source maps stay outside the release', async () => {
  const { folder, release } = await write('let a;');
  expect(readdirSync(folder).sort()).toEqual(['entry.js', 'entry.js.br', 'remote.json', 'server.cjs']);
  expect(readdirSync(join(directory, 'dist', MAPS_FOLDER, release))).toEqual(['entry.js.map']);
});

test('the last three releases stay, other folders are nobody’s business here', async () => {
  await mkdir(join(directory, 'dist', '1.0.0-notahash'), { recursive: true });
  const built = [];
  for (const [index, code] of ['let a;', 'let b;', 'let c;', 'let d;', 'let e;'].entries()) {
    const release = await write(code);
    built.push(release.release);
    await utimes(join(release.folder, 'remote.json'), index + 1, index + 1);
  }
  const kept = [...built.slice(2), '1.0.0-notahash'].sort();
  expect(
    readdirSync(join(directory, 'dist'))
      .filter((name) => /^\d/.test(name))
      .sort(),
  ).toEqual(kept);
  expect(readdirSync(join(directory, 'dist', MAPS_FOLDER)).sort()).toEqual([...built.slice(2)].sort());
});

test('a rebuilt old release counts as the newest', async () => {
  const codes = ['let a;', 'let b;', 'let c;'];
  const built = [];
  for (const [index, code] of codes.entries()) {
    const release = await write(code);
    built.push(release.release);
    await utimes(join(release.folder, 'remote.json'), index + 1, index + 1);
  }
  await write('let a;');
  const { release } = await write('let d;');
  const kept = [built[0], built[2], release].sort();
  expect(
    readdirSync(join(directory, 'dist'))
      .filter((name) => /^\d/.test(name))
      .sort(),
  ).toEqual(kept);
  expect(readFileSync(join(directory, 'dist/latest.json'), 'utf8')).toBe(`{"release":"${release}"}\n`);
});

test('a configuration the registry would refuse stops the build', async () => {
  source = { ...source, config: { ...source.config, routes: [{ name: 'home', pattern: 'no-slash' }] } };
  await expect(write('let a;')).rejects.toThrow(
    'remote.json is not valid: route {"name":"home","pattern":"no-slash"} has no valid pattern',
  );
});
