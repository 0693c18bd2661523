import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDb, type DbHandle } from '../platform/db';
import { withTestDatabase } from '../platform/db/testing/test-database';
import { withTemporaryFolders } from '../platform/db/testing/temporary-folder';
import { loadPlaces } from '../domains/geography/api';
import { insertListings } from '../domains/listings/api';
import { draft } from '../domains/listings/testing/draft';
import { readSettings } from '../platform/settings';
import { dbCommand } from './db-command';

const database = withTestDatabase();
const newFolder = withTemporaryFolders();
let handle: DbHandle;
let lines: string[];

beforeEach(() => {
  handle = createDb(database.address, { poolSize: 2, applicationName: 'kvadrat-db' });
  lines = [];
});

afterEach(() => handle.close());

const run = (args: string[], fresh = false): Promise<number> =>
  dbCommand({ args, database: handle, fresh, settings: readSettings({}) }, (line) => lines.push(line));

test.each([
  [[]],
  [['export']],
  [['import']],
  [['export', 'a', 'b']],
  [['export', 'a', '--replace']],
  [['drop', 'a']],
  [['rebuild', 'a']],
  [['rebuild', '--replace']],
])('npm run db -- %j says how it is used', async (args: string[]) => {
  expect(await run(args)).toBe(2);
  expect(lines.join('\n')).toBe(
    'npm run db -- export <file>\nnpm run db -- import <file> [--replace] [--new]\nnpm run db -- rebuild',
  );
});

test('an export can be imported into a fresh database, but not while a portal runs on it', async () => {
  const file = join(newFolder(), 'izvoz.kvadrat');
  expect(await run(['export', file])).toBe(0);
  expect(existsSync(file)).toBe(true);
  expect(lines[0]).toMatch(/^\d+ rows of \d+ tables are in .*izvoz\.kvadrat\.$/);

  const portal = createDb(database.address, { poolSize: 1, applicationName: 'kvadrat' });
  await portal.sql`SELECT 1`;
  await expect(run(['import', file], true)).rejects.toThrow(
    'The portal is running on this database. Stop it before an import.',
  );
  await portal.close();
});

test('what searches read is built anew beside a running portal', async () => {
  const portal = createDb(database.address, { poolSize: 1, applicationName: 'kvadrat' });
  await loadPlaces(handle.db);
  await handle.db.transaction().execute((tx) => insertListings(tx, [draft(), draft()]));
  expect(await run(['rebuild'])).toBe(0);
  expect(lines).toEqual(['Searches read 2 ads, all of them built anew.']);
  expect(await portal.sql`SELECT name FROM roll_up ORDER BY name`).toEqual([
    { name: 'cluster_roll' },
    { name: 'facet_roll' },
  ]);
  await portal.close();
});
