import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createDb, type DbHandle } from '../create-db';
import type { Sql } from '../sql';
import { migrate } from '../migrate';
import { withTestDatabase } from '../testing/test-database';
import { withTemporaryFolders } from '../testing/temporary-folder';
import { exportDatabase } from './export-database';
import { importDatabase } from './import-database';

const source = withTestDatabase({ holds: 'empty' });
const target = withTestDatabase({ holds: 'empty' });
const newFolder = withTemporaryFolders();

const SCHEMA = `
  CREATE TABLE town (id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY, name text NOT NULL, twin int REFERENCES town);
  CREATE TABLE home (
    id int PRIMARY KEY, town int NOT NULL REFERENCES town, tags text[], details jsonb, words tsvector, photo bytea,
    price numeric, seen timestamptz, length double precision, double_price numeric GENERATED ALWAYS AS (price * 2) STORED);
  CREATE TABLE "Odd ""name" ("a column" text);
  CREATE TABLE log (n int);
  CREATE TABLE visit_day (day date, n int, PRIMARY KEY (day, n)) PARTITION BY RANGE (day);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO log VALUES (NEW.id); RETURN NEW; END';
  CREATE TRIGGER noted AFTER INSERT ON home FOR EACH ROW EXECUTE FUNCTION note();`;

const NASTY = 'a\\.b\n\\.\n"q"\ttab\r\n\\N č 🏠 \\';
const handles: DbHandle[] = [];
let folder: string;
let file: string;

beforeAll(async () => {
  folder = newFolder({ '0001-all.sql': SCHEMA });
  await migrate(source.db, folder);
  await migrate(target.db, folder);
  const { sql } = source;
  await sql`INSERT INTO town (name, twin) VALUES ('Split', NULL), (${NASTY}, 1)`;
  await sql`UPDATE town SET twin = 2 WHERE id = 1`;
  await sql`
    INSERT INTO home VALUES (1, 2, ${['a', '', NASTY]}, ${sql.json({ text: NASTY })}, to_tsvector('simple', 'more pogled'),
      ${Buffer.from([0, 10, 92, 46, 10])}, 1234.50, '2026-03-29 02:30:00.123456+01', 0.1)`;
  await sql`INSERT INTO home (id, town) SELECT n, 1 FROM generate_series(2, 20000) AS n`;
  await sql`INSERT INTO "Odd ""name" VALUES (NULL), ('')`;
  // A part that the portal makes when its day comes, not its schema.
  await sql`CREATE TABLE visit_day_20261130 PARTITION OF visit_day FOR VALUES FROM ('2026-11-30') TO ('2026-12-01')`;
  await sql`INSERT INTO visit_day VALUES ('2026-11-30', 1), ('2026-11-30', 2)`;
});

afterEach(async () => {
  await Promise.all(handles.splice(0).map((handle) => handle.close()));
});

function open(of: { address: Parameters<typeof createDb>[0] }): DbHandle {
  const handle = createDb(of.address, { poolSize: 1 });
  handles.push(handle);
  return handle;
}

/** Everything, in a form that two servers of different versions must agree on. */
async function content(sql: Sql): Promise<unknown> {
  const tables = ['town', 'home', '"Odd ""name"', 'log', 'visit_day'];
  const rows = await Promise.all(
    tables.map((name) =>
      sql.unsafe(`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum, count(*) FROM ${name} AS t`),
    ),
  );
  return rows.map((row) => row[0]);
}

async function exported(): Promise<string> {
  const path = join(newFolder(), 'izvoz.kvadrat');
  await exportDatabase(open(source), path, folder);
  return path;
}

function changed(from: string, change: (text: string) => string): string {
  const path = join(newFolder(), 'changed.kvadrat');
  writeFileSync(path, gzipSync(Buffer.from(change(gunzipSync(readFileSync(from)).toString('latin1')), 'latin1')));
  return path;
}

describe('export and import of the whole database', () => {
  beforeAll(async () => {
    file = await exported();
  });

  beforeEach(async () => {
    await target.sql.unsafe(`TRUNCATE town, home, "Odd ""name", log RESTART IDENTITY`);
  });

  test('every row, type and sequence arrives; triggers do not run and work afterwards', async () => {
    const result = await importDatabase(open(target), file, { replace: false }, folder);
    expect(result).toEqual({ tables: 5, rows: 2 + 20_000 + 2 + 20_000 + 2 });
    expect(await content(target.sql)).toEqual(await content(source.sql));
    expect(await target.sql`SELECT name FROM town WHERE id = 2`).toMatchObject([{ name: NASTY }]);
    const [next] = await target.sql<{ id: number }[]>`INSERT INTO town (name) VALUES ('Zadar') RETURNING id`;
    expect(next?.id).toBe(3);
    await target.sql`INSERT INTO home (id, town) VALUES (20001, 1)`;
    expect(await target.sql`SELECT 1 FROM log WHERE n = 20001`).toHaveLength(1);
    await expect(target.sql`INSERT INTO home (id, town) VALUES (20002, 99)`).rejects.toThrow(/foreign key/);
  });

  test('a database with content is refused and left alone, unless it shall be replaced', async () => {
    await target.sql`INSERT INTO town (name) VALUES ('Zadar')`;
    await expect(importDatabase(open(target), file, { replace: false }, folder)).rejects.toThrow(
      'The database is not empty (table town has rows). Add --replace to remove what it holds.',
    );
    expect(await target.sql`SELECT name FROM town`).toMatchObject([{ name: 'Zadar' }]);
    await importDatabase(open(target), file, { replace: true }, folder);
    expect(await content(target.sql)).toEqual(await content(source.sql));
  });

  test.each([
    ['a changed value', (text: string) => text.replace('Split', 'Splat'), /table town does not have the checksum/],
    ['a table that ends early', (text: string) => text.slice(0, text.length / 2), /ends in the middle of a table/],
    ['a file without its end', (text: string) => text.slice(0, text.lastIndexOf('END')), /no complete export/],
    [
      'a value the database refuses',
      (text: string) => text.replace('1234.50', 'dear'),
      /The database refuses rows of table home|invalid input syntax/,
    ],
    ['another file', () => 'something else\n', /no export of Kvadrat/],
  ])('%s changes nothing', async (_what, change, message) => {
    await target.sql`INSERT INTO town (name) VALUES ('Zadar')`;
    await expect(importDatabase(open(target), changed(file, change), { replace: true }, folder)).rejects.toThrow(
      message,
    );
    expect(await target.sql`SELECT name FROM town`).toMatchObject([{ name: 'Zadar' }]);
    expect(
      await target.sql`SELECT 1 FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    ).toHaveLength(2);
  });

  test('a file that is cut off or not compressed changes nothing', async () => {
    const cut = join(newFolder(), 'cut.kvadrat');
    const bytes = readFileSync(file);
    writeFileSync(cut, bytes.subarray(0, bytes.length - 1000));
    await expect(importDatabase(open(target), cut, { replace: true }, folder)).rejects.toThrow(
      /unexpected end of file/,
    );
    writeFileSync(cut, 'plain');
    await expect(importDatabase(open(target), cut, { replace: true }, folder)).rejects.toThrow(
      /incorrect header check/,
    );
    await expect(importDatabase(open(target), `${cut}.missing`, { replace: true }, folder)).rejects.toThrow(/ENOENT/);
  });

  test('an export of another release is refused with what differs', async () => {
    const other = newFolder({ '0001-all.sql': SCHEMA, '0002-more.sql': 'SELECT 1' });
    await migrate(target.db, other);
    await expect(importDatabase(open(target), file, { replace: true }, other)).rejects.toThrow(
      /made by another release \(without 0002-more\)/,
    );
  });

  test('a file that exists is not overwritten, and a failed export leaves none', async () => {
    await expect(exportDatabase(open(source), file, folder)).rejects.toThrow(`${file} exists already.`);
    await expect(exportDatabase(open(source), join(newFolder(), 'missing', 'x'), folder)).rejects.toThrow(/ENOENT/);
  });
});
