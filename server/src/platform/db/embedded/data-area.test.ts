import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryFolders } from '../testing/temporary-folder';
import { dataArea } from './data-area';
import type { DatabaseUser } from './database-user';

const newFolder = withTemporaryFolders();
const nobody: DatabaseUser = { uid: 65_534, gid: 65_534 };

test('an ordinary user keeps the data where the setting says, closed to others', () => {
  const dataDir = newFolder();
  const place = dataArea(dataDir, undefined);
  expect(place).toEqual({ area: join(dataDir, 'postgres'), binaries: dataDir, moved: false });
  expect(statSync(place.area).mode & 0o777).toBe(0o700);
});

test('root keeps the data where the setting says when the database user can reach it, whatever the umask', () => {
  const dataDir = newFolder();
  const umask = process.umask(0o077);
  const place = dataArea(dataDir, nobody);
  process.umask(umask);
  expect(place).toEqual({ area: join(dataDir, 'postgres'), binaries: dataDir, moved: false });
  expect(statSync(place.area).mode & 0o001).toBe(0o001);
});

test('a closed home moves the data to the system area, each data folder to a place of its own', () => {
  const home = newFolder();
  chmodSync(home, 0o700);
  const systemArea = join(newFolder(), 'kvadrat');
  for (const name of ['one', 'two']) mkdirSync(join(home, name));
  const umask = process.umask(0o077);
  const places = ['one', 'two'].map((name) => dataArea(join(home, name), nobody, systemArea));
  process.umask(umask);
  expect(places.map(({ moved, binaries }) => ({ moved, binaries }))).toEqual([
    { moved: true, binaries: systemArea },
    { moved: true, binaries: systemArea },
  ]);
  expect(new Set(places.map(({ area }) => area)).size).toBe(2);
  expect(dataArea(join(home, 'one'), nobody, systemArea).area).toBe(places[0]?.area);
});

test('a system area that is closed itself is refused and left as it is', () => {
  const home = newFolder();
  const closed = newFolder();
  for (const folder of [home, closed]) chmodSync(folder, 0o700);
  expect(() => dataArea(home, nobody, join(closed, 'kvadrat'))).toThrow(
    /^The database user cannot reach .*Set DATA_DIR to a folder it can\.$/,
  );
  expect(statSync(closed).mode & 0o777).toBe(0o700);
});
