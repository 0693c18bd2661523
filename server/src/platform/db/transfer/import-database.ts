import { createReadStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { OperatorError, reasonOf } from '../../settings';
import type { DbHandle } from '../create-db';
import { schemaVersion } from '../migrate';
import {
  columnList,
  type Partition,
  quoted,
  readForeignKeys,
  readPartitions,
  readTables,
  type TableShape,
  type TransactionSql,
  usePortableText,
} from './catalogue';
import { RowCounter } from './count-rows';
import type { Exported } from './export-database';
import { ExportHeader, FIRST_LINE, LAST_LINE, TableSeal } from './export-format';
import { ExportReader } from './export-reader';

export interface ImportOptions {
  /** Remove what the database holds; without it only an empty database is filled. */
  replace: boolean;
}

/**
 * Fills a migrated database from an export, in one transaction: on any failure the database is as it was.
 *
 * @param migrations folder of the migrations, when not the portal's own
 * @throws OperatorError when the file is damaged or of another release, or the database is not empty
 */
export async function importDatabase(
  database: DbHandle,
  file: string,
  { replace }: ImportOptions,
  migrations?: string,
): Promise<Exported> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  const reader = new ExportReader(source.pipe(gunzip));
  try {
    const header = await readHeader(reader);
    checkSchema(header, await schemaVersion(database.db, migrations));
    return await database.sql.begin((transaction) => fill(transaction, header, reader, replace));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} was not imported: ${reasonOf(error)}.`, { cause: error });
  } finally {
    source.destroy();
  }
}

async function readHeader(reader: ExportReader): Promise<ExportHeader> {
  if ((await reader.line()) !== FIRST_LINE) throw new OperatorError('The file is no export of Kvadrat.');
  return reader.json(ExportHeader);
}

function checkSchema({ schema }: ExportHeader, own: string[]): void {
  const missing = own.filter((name) => !schema.includes(name));
  const unknown = schema.filter((name) => !own.includes(name));
  if (missing.length === 0 && unknown.length === 0) return;
  const difference = [...missing.map((name) => `without ${name}`), ...unknown.map((name) => `with ${name}`)].join(', ');
  throw new OperatorError(
    `The export was made by another release (${difference}). Import it with that release; the next start of this one brings it up to date.`,
  );
}

async function fill(
  sql: TransactionSql,
  header: ExportHeader,
  reader: ExportReader,
  replace: boolean,
): Promise<Exported> {
  await usePortableText(sql);
  const tables = await readTables(sql);
  if (!replace) await refuseContent(sql, tables);
  await sql.unsafe(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  // Rows arrive table by table, and their references may point forward: checked at the end instead.
  const keys = await readForeignKeys(sql);
  for (const { table, name } of keys) await sql.unsafe(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  for (const { name } of tables) await sql.unsafe(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  await makePartitions(sql, header.partitions ?? []);
  let rows = 0;
  for (const table of header.tables) rows += await fillTable(sql, table, reader);
  if ((await reader.line()) !== LAST_LINE) throw new OperatorError('The file is no complete export.');
  for (const { name, lastValue, isCalled } of header.sequences)
    await sql`SELECT setval(${quoted(name)}::regclass, ${lastValue}, ${isCalled})`;
  for (const { table, name, definition } of keys)
    await sql.unsafe(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  for (const { name } of tables) await sql.unsafe(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  return { tables: header.tables.length, rows };
}

/** Bounds are taken over if they look like those of the catalogue: an export is a file of the operator's, yet no place for statements. */
const BOUND = /^FOR VALUES FROM \('?[\w :.-]+'?\) TO \('?[\w :.-]+'?\)$/;

async function makePartitions(sql: TransactionSql, wanted: readonly Partition[]): Promise<void> {
  const known = new Set((await readPartitions(sql)).map(({ name }) => name));
  for (const { name, of, bound } of wanted) {
    if (!BOUND.test(bound)) throw new OperatorError(`The export names a part of table ${of} that cannot be: ${bound}.`);
    if (!known.has(name)) await sql.unsafe(`CREATE TABLE ${quoted(name)} PARTITION OF ${quoted(of)} ${bound}`);
  }
}

async function refuseContent(sql: TransactionSql, tables: TableShape[]): Promise<void> {
  for (const { name } of tables) {
    const [row] = await sql`SELECT 1 FROM ${sql(name)} LIMIT 1`;
    if (row !== undefined)
      throw new OperatorError(
        `The database is not empty (table ${name} has rows). Add --replace to remove what it holds.`,
      );
  }
}

async function fillTable(
  sql: TransactionSql,
  table: Pick<TableShape, 'name' | 'columns'>,
  reader: ExportReader,
): Promise<number> {
  const counter = new RowCounter();
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of reader.rows()) {
      counter.add(chunk);
      yield chunk;
    }
  };
  const rows = await sql.unsafe(`COPY ${columnList(table)} FROM STDIN`).writable();
  rows.on('error', () => undefined);
  try {
    await pipeline(Readable.from(counted()), rows, { end: false });
  } catch (error) {
    // Tells PostgreSQL that no more rows come; without it the connection could not even roll back.
    rows.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
  await flushed(rows);
  await confirm(sql, table);
  const seal = await reader.json(TableSeal);
  if (seal.table !== table.name || seal.rows !== counter.rows || seal.sha256 !== counter.sha256()) {
    throw new OperatorError(
      `The file is damaged: table ${table.name} does not have the checksum it was exported with.`,
    );
  }
  return counter.rows;
}

/** Ends the rows, so that the connection takes statements again. */
async function flushed(rows: Writable): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    rows.write('', (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  rows.end();
  await setImmediate();
}

/** The driver does not tell a refusal that comes after the last row has been sent; the next statement shows it. */
async function confirm(sql: TransactionSql, { name }: Pick<TableShape, 'name'>): Promise<void> {
  try {
    await sql`SELECT 1`;
  } catch (cause) {
    throw new OperatorError(`The database refuses rows of table ${name}.`, { cause });
  }
}
