import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryFolders } from '../db/testing/temporary-folder';
import { makeFolder } from './make-folder';

const newFolder = withTemporaryFolders();

test('it makes what is missing, and leaves what is there', () => {
  const folder = join(newFolder(), 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('it fails where there can be no folder, and does not try for ever', () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  // Node 22 finds nothing at such a path, and then that the file is no folder.
  expect(() => makeFolder(join(file, 'x'))).toThrow(/ENOTDIR|EEXIST/);
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder('/proc/x/y')).toThrow('ENOENT');
});
