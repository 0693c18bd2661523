import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
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
  const gzip = createGzip({ level: 6 });
  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
  gzip.pipe(target);
  gzip.on('error', (error) => target.destroy(error));
  target.on('error', (error) => gzip.destroy(error));
  const exported = await sql.begin('isolation level repeatable read read only', async (transaction) => {
    await usePortableText(transaction);
    const tables = await readTables(transaction);
    const [server] = await transaction<{ server_version: string }[]>`SHOW server_version`;
    const header: ExportHeader = {
      schema,
      postgres: server?.server_version ?? '',
      exportedAt: new Date().toISOString(),
      tables: tables.map(({ name, columns }) => ({ name, columns })),
      sequences: await readSequences(transaction),
    };
    await write(gzip, `${FIRST_LINE}\n${JSON.stringify(header)}\n`);
    let rows = 0;
    for (const table of tables) rows += await writeTable(transaction, gzip, table);
    await write(gzip, `${LAST_LINE}\n`);
    return { tables: tables.length, rows };
  });
  gzip.end();
  await finished(target);
  return exported;
}

async function writeTable(sql: TransactionSql, output: Writable, table: TableShape): Promise<number> {
  const counter = new RowCounter();
  const source: AsyncIterable<Buffer> = await sql.unsafe(`COPY ${columnList(table)} TO STDOUT`).readable();
  for await (const chunk of source) {
    counter.add(chunk);
    await write(output, chunk);
  }
  const seal: TableSeal = { table: table.name, rows: counter.rows, sha256: counter.sha256() };
  await write(output, `${END_OF_ROWS}\n${JSON.stringify(seal)}\n`);
  return counter.rows;
}

/** Waits while the disk is slower than the database. */
async function write(output: Writable, data: string | Buffer): Promise<void> {
  if (!output.write(data)) await once(output, 'drain');
}
