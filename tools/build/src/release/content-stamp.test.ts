import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentStamp, readStamp, writeStamp } from './content-stamp';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kvadrat-stamp-'));
  for (const file of [
    'shared-contracts/src/a.ts',
    'ui-kit/package.json',
    'ui-kit/src/a.ts',
    'map-kit/src/a.ts',
    'remote-kit/src/a.ts',
    'tools/build/src/a.ts',
    'tools/publish/src/a.ts',
    'package-lock.json',
    'mf-trial/src/a.ts',
    'mf-other/src/a.ts',
  ]) {
    await write(file);
  }
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text = 'one'): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

test.each([
  'shared-contracts/src/a.ts',
  'ui-kit/src/a.ts',
  'map-kit/src/a.ts',
  'remote-kit/src/a.ts',
  'tools/build/src/a.ts',
  'tools/publish/src/a.ts',
  'package-lock.json',
  'mf-trial/src/a.ts',
  'mf-trial/src/new.po',
])('a change of %s asks for a build', async (file) => {
  const before = await contentStamp(root, 'mf-trial');
  await write(file, 'two');
  expect(await contentStamp(root, 'mf-trial')).not.toBe(before);
});

test.each([
  'mf-other/src/a.ts',
  'ui-kit/gallery/a.tsx',
  'mf-trial/src/a.test.ts',
  'mf-trial/dist/1.0.0-00000000/app.js',
  'mf-trial/node_modules/x/index.js',
])('a change of %s asks for none', async (file) => {
  const before = await contentStamp(root, 'mf-trial');
  await write(file, 'two');
  expect(await contentStamp(root, 'mf-trial')).toBe(before);
});

test('a renamed file asks for a build', async () => {
  const before = await contentStamp(root, 'mf-trial');
  await rm(join(root, 'mf-trial/src/a.ts'));
  await write('mf-trial/src/b.ts');
  expect(await contentStamp(root, 'mf-trial')).not.toBe(before);
});

test('the stamp of the last build is kept beside it', async () => {
  const directory = join(root, 'mf-trial');
  expect(await readStamp(directory)).toBeNull();
  await mkdir(join(directory, 'dist'));
  await writeStamp(directory, 'abc');
  expect(await readStamp(directory)).toBe('abc');
});
