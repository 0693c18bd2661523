import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@kvadrat/contracts/locales';
import { writeRemote } from './write-remote';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kvadrat-scaffold-'));
  await mkdir(join(root, 'mf-listings'));
  await writeFile(
    join(root, 'mf-listings/package.json'),
    '{ "version": "1.0.0", "dependencies": { "react": "19.3.1" } }',
  );
  await writeFile(
    join(root, 'tsconfig.json'),
    '{\n  "files": [],\n  "references": [\n    { "path": "mf-listings" },\n    { "path": "server" }\n  ]\n}\n',
  );
});

afterEach(() => rm(root, { recursive: true }));

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');

test('a new remote has its name, its route and the libraries of the house', async () => {
  await writeRemote(root, { name: 'mf-prices', route: '/cijene/' });
  expect(JSON.parse(await read('mf-prices/package.json'))).toMatchObject({
    name: '@kvadrat/mf-prices',
    dependencies: { react: '19.3.1' },
  });
  expect(await read('mf-prices/remote.config.ts')).toContain("pattern: '/cijene/{query*}/'");
  expect(await read('mf-prices/README.md')).toMatch(/^# mf-prices\n/);
  expect(JSON.parse(await read('mf-prices/contract/samples.json'))).toMatchObject({
    visits: ['/cijene/', '/cijene/osijek/'],
  });
  const files = await readdir(join(root, 'mf-prices'), { recursive: true });
  expect(files).toEqual(expect.arrayContaining(LOCALES.map((locale) => `src/locales/${locale}/messages.po`)));
  const texts = await Promise.all(
    files.filter((file) => /\.\w+$/.test(file)).map((file) => read(join('mf-prices', file))),
  );
  expect(texts.filter((text) => text.includes('{{'))).toEqual([]);
});

test('the type checker knows it', async () => {
  await writeRemote(root, { name: 'mf-prices', route: '/cijene/' });
  expect(JSON.parse(await read('tsconfig.json'))).toEqual({
    files: [],
    references: [{ path: 'mf-listings' }, { path: 'mf-prices' }, { path: 'server' }],
  });
});

test('a folder that is there is left alone', async () => {
  await mkdir(join(root, 'mf-prices'));
  await expect(writeRemote(root, { name: 'mf-prices', route: '/cijene/' })).rejects.toThrow(
    'mf-prices cannot be made here',
  );
  expect(await readdir(join(root, 'mf-prices'))).toEqual([]);
});
