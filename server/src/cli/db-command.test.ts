import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDb, type DbHandle } from '../db';
import { withTestDatabase } from '../db/testing/test-database';
import { withTemporaryFolders } from '../db/testing/temporary-folder';
import { readSettings } from '../settings';
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

test.each([[[]], [['export']], [['import']], [['export', 'a', 'b']], [['export', 'a', '--replace']], [['drop', 'a']]])(
  'npm run db -- %j says how it is used',
  async (args: string[]) => {
    expect(await run(args)).toBe(2);
    expect(lines.join('\n')).toBe('npm run db -- export <file>\nnpm run db -- import <file> [--replace]');
  },
);

test('an export can be imported into a fresh database, but not while a portal runs on it', async () => {
  const file = join(newFolder(), 'izvoz.kvadrat');
  expect(await run(['export', file])).toBe(0);
  expect(existsSync(file)).toBe(true);
  expect(lines[0]).toMatch(/^\d+ rows of \d+ tables are in .*izvoz\.kvadrat\.$/);

  const portal = createDb(database.address, { poolSize: 1, applicationName: 'kvadrat' });
  await portal.sql`SELECT 1`;
  await expect(run(['import', file], true)).rejects.toThrow('The portal is running on this database. Stop it before an import.');
  await portal.close();
});
