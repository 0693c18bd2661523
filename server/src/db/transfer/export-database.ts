import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { OperatorError } from '../../settings';
import type { DbHandle } from '../create-db';
import { schemaVersion } from '../migrate';
import { columnList, readSequences, readTables, type TableShape, type TransactionSql, usePortableText } from './catalogue';
import { RowCounter } from './count-rows';
import { END_OF_ROWS, type ExportHeader, FIRST_LINE, LAST_LINE, type TableSeal } from './export-format';

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
export async function exportDatabase(database: DbHandle, file: string, migrations?: string): Promise<Exported> {
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

async function writeExport({ sql }: DbHandle, draft: string, schema: string[]): Promise<Exported> {
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

async function* tableRows(sql: TransactionSql, table: TableShape, counter: RowCounter): AsyncGenerator<Buffer> {
  const source = await sql.unsafe(`COPY ${columnList(table)} TO STDOUT`).readable();
  try {
    const chunks: AsyncIterable<Buffer> = source.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      counter.add(chunk);
      yield chunk;
    }
  } finally {
    // When writing fails half way: PostgreSQL sends the table to its end before it takes the next statement.
    source.resume();
  }
}
