import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { OperatorError } from '../../settings';
import type { DbHandle } from '../create-db';
import { schemaVersion } from '../migrate';
import {
  quoted,
  readPartitions,
  readSequences,
  readTables,
  type TableShape,
  type TransactionSql,
  usePortableText,
} from './catalogue';
import { RowCounter } from './count-rows';
import { END_OF_ROWS, type ExportHeader, FIRST_LINE, LAST_LINE, type TableSeal } from './export-format';

/** A few megabytes, whatever the table. */
const ROWS_AT_ONCE = 2000;

export interface Exported {
  tables: number;
  rows: number;
}

/**
 * Writes the whole database into one file, as it is at one moment, while the portal goes on. The file appears only when
 * it is complete.
 *
 * @param migrations folder of the migrations, when not the portal's own
 * @throws OperatorError when the file is already there
 */
export async function exportDatabase(
  database: Pick<DbHandle, 'db' | 'sql'>,
  file: string,
  migrations?: string,
): Promise<Exported> {
  if (existsSync(file)) throw new OperatorError(`${file} exists already.`);
  const schema = await schemaVersion(database.db, migrations);
  const draft = `${file}.${process.pid}.partial`;
  try {
    const exported = await writeExport(database, draft, schema);
    await rename(draft, file);
    return exported;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeExport({ sql }: Pick<DbHandle, 'sql'>, draft: string, schema: string[]): Promise<Exported> {
  return sql.begin('isolation level repeatable read read only', async (transaction) => {
    await usePortableText(transaction);
    const tables = await readTables(transaction);
    const counted: Exported = { tables: tables.length, rows: 0 };
    const header = await describe(transaction, tables, schema);
    const text = Readable.from(exportText(transaction, tables, header, counted));
    await pipeline(text, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    return counted;
  });
}

async function describe(sql: TransactionSql, tables: TableShape[], schema: string[]): Promise<ExportHeader> {
  const [server] = await sql<{ server_version: string }[]>`SHOW server_version`;
  return {
    schema,
    postgres: server?.server_version ?? '',
    exportedAt: new Date().toISOString(),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    partitions: await readPartitions(sql),
    sequences: await readSequences(sql),
  };
}

async function* exportText(
  sql: TransactionSql,
  tables: TableShape[],
  header: ExportHeader,
  counted: Exported,
): AsyncGenerator<string | Buffer> {
  yield `${FIRST_LINE}\n${JSON.stringify(header)}\n`;
  for (const table of tables) {
    const counter = new RowCounter();
    yield* tableRows(sql, table, counter);
    const seal: TableSeal = { table: table.name, rows: counter.rows, sha256: counter.sha256() };
    yield `${END_OF_ROWS}\n${JSON.stringify(seal)}\n`;
    counted.rows += counter.rows;
  }
  yield `${LAST_LINE}\n`;
}

/**
 * Rows as COPY reads them, in the order of their keys, so that the same content makes the same file. They are fetched from
 * a cursor, a few at a time: the driver's COPY stream stops for good when its reader is slower than the database at the
 * wrong moment.
 */
async function* tableRows(sql: TransactionSql, table: TableShape, counter: RowCounter): AsyncGenerator<Buffer> {
  const line = table.columns.map(copyText).join(` || chr(9) || `);
  const order = table.key.length === 0 ? 'ctid' : table.key.map(quoted).join(', ');
  await sql.unsafe(
    `DECLARE exported NO SCROLL CURSOR FOR SELECT ${line} AS line FROM ${quoted(table.name)} ORDER BY ${order}`,
  );
  for (;;) {
    const rows = await sql.unsafe<{ line: string }[]>(`FETCH FORWARD ${ROWS_AT_ONCE} FROM exported`);
    if (rows.length === 0) break;
    const chunk = Buffer.from(rows.map((row) => `${row.line}\n`).join(''));
    counter.add(chunk);
    yield chunk;
  }
  await sql.unsafe('CLOSE exported');
}

/** A column's value in COPY's text form: backslash, line ends and tab escaped, NULL as \N. */
function copyText(column: string): string {
  const escapes: [string, string][] = [
    [`'\\'`, `'\\\\'`],
    ['chr(10)', `'\\n'`],
    ['chr(13)', `'\\r'`],
    ['chr(9)', `'\\t'`],
  ];
  const text = escapes.reduce((value, [from, to]) => `replace(${value}, ${from}, ${to})`, `${quoted(column)}::text`);
  return `coalesce(${text}, '\\N')`;
}
