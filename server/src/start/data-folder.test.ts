import { readdirSync } from 'node:fs';
import { withTemporaryFolders } from '../platform/db/testing/temporary-folder';
import { makeDataFolder } from './data-folder';

const newFolder = withTemporaryFolders();

test('a disk that is full stops the start with a sentence, and nothing is left in the folder', () => {
  const folder = newFolder();
  expect(() => makeDataFolder(folder, () => ({ bavail: 100, bsize: 4096 }))).toThrow(
    /^The disk of DATA_DIR \S+ is full: the portal needs 64 MB or more\.$/,
  );
  expect(readdirSync(folder)).toEqual([]);
  makeDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});
