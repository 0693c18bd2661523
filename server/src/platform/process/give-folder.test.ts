import { chownSync, linkSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryFolders } from '../db/testing/temporary-folder';
import { giveFolder } from './give-folder';

const newFolder = withTemporaryFolders();
const ACCOUNT = { uid: 65534, gid: 65534 };
const ownerOf = (path: string): number => statSync(path).uid;
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot(
  'J7 folders and files of root become the account’s, what links lead to and what stands elsewhere too does not',
  () => {
    const [folder, elsewhere] = [newFolder(), newFolder()];
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    for (const file of [join(folder, 'a/b/file'), join(elsewhere, 'secret'), join(elsewhere, 'linked')])
      writeFileSync(file, '');
    symlinkSync(elsewhere, join(folder, 'a/folder-link'));
    symlinkSync(join(elsewhere, 'secret'), join(folder, 'a/file-link'));
    linkSync(join(elsewhere, 'linked'), join(folder, 'a/hard'));
    giveFolder(folder, ACCOUNT);
    expect([folder, join(folder, 'a'), join(folder, 'a/b'), join(folder, 'a/b/file')].map(ownerOf)).toEqual([
      65534, 65534, 65534, 65534,
    ]);
    expect([elsewhere, join(elsewhere, 'secret'), join(elsewhere, 'linked')].map(ownerOf)).toEqual([0, 0, 0]);
  },
);

asRoot(
  'J7 of a folder that is given already only folders that root has made since are given, and nobody else’s',
  () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'theirs'));
    giveFolder(folder, ACCOUNT);
    mkdirSync(join(folder, 'new'));
    mkdirSync(join(folder, 'of-another'));
    chownSync(join(folder, 'of-another'), 1, 1);
    giveFolder(folder, ACCOUNT);
    expect([join(folder, 'new'), join(folder, 'of-another')].map(ownerOf)).toEqual([65534, 1]);
  },
);

asRoot('J7 a link in place of the folder is refused', () => {
  const [folder, elsewhere] = [newFolder(), newFolder()];
  symlinkSync(elsewhere, join(folder, 'media'));
  expect(() => giveFolder(join(folder, 'media'), ACCOUNT)).toThrow('ENOTDIR');
  expect(ownerOf(elsewhere)).toBe(0);
});
