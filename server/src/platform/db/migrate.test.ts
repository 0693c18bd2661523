import { sql } from 'kysely';
import { migrate, schemaVersion } from './migrate';
import { withTestDatabase } from './testing/test-database';
import { withTemporaryFolders } from './testing/temporary-folder';

const migrated = withTestDatabase();
const empty = withTestDatabase({ holds: 'empty' });
const folderWith = withTemporaryFolders();

afterEach(async () => {
  await empty.sql.unsafe('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});

test('a migrated database has nothing left to run', async () => {
  expect(await migrate(migrated.db)).toEqual([]);
  expect((await schemaVersion(migrated.db)).length).toBeGreaterThan(0);
});

test('runs files in order, each once, also one whose number comes late', async () => {
  const files = {
    '0001-a.sql': 'CREATE TABLE a (n int); CREATE INDEX ON a (n);',
    '0010-c.sql': 'CREATE TABLE c (n int)',
  };
  expect(await migrate(empty.db, folderWith(files))).toEqual(['0001-a', '0010-c']);
  const more = folderWith({ ...files, '0002-b.sql': 'CREATE TABLE b (n int)' });
  expect(await migrate(empty.db, more)).toEqual(['0002-b']);
  expect(await migrate(empty.db, more)).toEqual([]);
  expect(await schemaVersion(empty.db, more)).toEqual(['0001-a', '0002-b', '0010-c']);
});

test('a file that fails leaves nothing of itself, keeps what ran before, and is named', async () => {
  const folder = folderWith({
    '0001-a.sql': 'CREATE TABLE a (n int)',
    '0002-broken.sql': 'CREATE TABLE b (n int); SELECT nothing FROM nowhere',
  });
  await expect(migrate(empty.db, folder)).rejects.toThrow(/0002-broken failed: relation "nowhere" does not exist/);
  const { rows } = await sql<{ a: string | null; b: string | null }>`
    SELECT to_regclass('a')::text AS a, to_regclass('b')::text AS b`.execute(empty.db);
  expect(rows).toEqual([{ a: 'a', b: null }]);
});

test('servers that start together run each file once', async () => {
  const folder = folderWith({ '0001-a.sql': 'CREATE TABLE a (n int)', '0002-b.sql': 'CREATE TABLE b (n int)' });
  const applied = await Promise.all([migrate(empty.db, folder), migrate(empty.db, folder)]);
  expect(applied.flat().sort()).toEqual(['0001-a', '0002-b']);
});

test('refuses a file whose name has no number', async () => {
  await expect(migrate(empty.db, folderWith({ 'later.sql': 'SELECT 1' }))).rejects.toThrow(/later\.sql is not named/);
});
