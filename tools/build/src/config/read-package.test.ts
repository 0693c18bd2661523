import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackage } from './read-package';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvadrat-package-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, value: unknown): Promise<void> {
  await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, path, 'package.json'), JSON.stringify(value));
}

it('D8 a dependency declared as a file or a range has the version that is installed', async () => {
  await write('mf-x', {
    version: '1.0.0',
    dependencies: { react: '19.3.1', '@kvadrat/contracts': 'file:../contracts.tgz', jotai: '^2.0.0' },
  });
  await write('mf-x/node_modules/@kvadrat/contracts', { version: '1.1.0' });
  // Further up, as in a workspace.
  await write('node_modules/jotai', { version: '2.20.3' });
  expect((await readPackage(join(folder, 'mf-x'))).dependencies).toEqual({
    react: '19.3.1',
    '@kvadrat/contracts': '1.1.0',
    jotai: '2.20.3',
  });
});

it('D8 one that is not installed stops the build', async () => {
  await write('mf-x', { version: '1.0.0', dependencies: { 'nobody-has-this': '^1.0.0' } });
  await expect(readPackage(join(folder, 'mf-x'))).rejects.toThrow(
    'nobody-has-this, which is not installed: npm install',
  );
});
