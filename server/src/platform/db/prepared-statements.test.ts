import { sql } from 'kysely';
import { createDb, type DbHandle } from './create-db';
import { withTestDatabase } from './testing/test-database';

const database = withTestDatabase({ holds: 'empty' });
let handle: DbHandle;

beforeEach(async () => {
  await database.sql`CREATE TABLE price (id int PRIMARY KEY, value int)`;
  await database.sql`INSERT INTO price SELECT n, n * 10 FROM generate_series(1, 50) n`;
  handle = createDb(database.address, { poolSize: 1 });
});

afterEach(async () => {
  await handle.close();
  await database.sql`DROP TABLE price`;
});

interface Kept {
  statement: string;
  generic: number;
  custom: number;
}

/** What the one connection keeps prepared of ours; the driver asks for types by itself. */
const kept = async (): Promise<Kept[]> =>
  (
    await sql<Kept>`SELECT statement, generic_plans::int AS generic, custom_plans::int AS custom FROM pg_prepared_statements WHERE statement LIKE '%FROM price%' OR statement LIKE '%UPDATE price%'`.execute(
      handle.db,
    )
  ).rows;
const dearer = async (than: number): Promise<unknown[]> =>
  (await sql`SELECT * FROM price WHERE value > ${than} ORDER BY id LIMIT 1`.execute(handle.db)).rows;

test('what comes often is prepared once, and planned anew for each value', async () => {
  for (let turn = 0; turn < 12; turn += 1)
    expect(await dearer(turn * 10)).toEqual([{ id: turn + 1, value: (turn + 1) * 10 }]);
  expect(await kept()).toEqual([
    { statement: 'SELECT * FROM price WHERE value > $1 ORDER BY id LIMIT 1', generic: 0, custom: 10 },
  ]);
});

test('without parameters several commands may stand in one text, however often', async () => {
  for (let turn = 0; turn < 5; turn += 1)
    await sql`UPDATE price SET value = value + 1; UPDATE price SET value = value - 1`.execute(handle.db);
  expect(await kept()).toEqual([]);
  expect(await dearer(0)).toEqual([{ id: 1, value: 10 }]);
});

test('a prepared statement reads the table that has taken the place of its own, as after a rebuild', async () => {
  for (let turn = 0; turn < 5; turn += 1) await dearer(0);
  await database.sql.begin(async (tx) => {
    await tx`CREATE TABLE next (LIKE price INCLUDING ALL)`;
    await tx`INSERT INTO next VALUES (7, 70)`;
    await tx`DROP TABLE price`;
    await tx`ALTER TABLE next RENAME TO price`;
  });
  expect(await dearer(0)).toEqual([{ id: 7, value: 70 }]);
});

test('a column that a migration adds meanwhile does no harm', async () => {
  for (let turn = 0; turn < 5; turn += 1) await dearer(0);
  await database.sql`ALTER TABLE price ADD COLUMN note text`;
  expect(await dearer(0)).toEqual([{ id: 1, value: 10, note: null }]);
  expect(
    await handle.db
      .transaction()
      .execute(async (tx) => (await sql`SELECT * FROM price WHERE value > ${490}`.execute(tx)).rows),
  ).toEqual([{ id: 50, value: 500, note: null }]);
});
