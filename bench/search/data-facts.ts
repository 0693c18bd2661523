import { readdir, readFile } from 'node:fs/promises';
import type { Product } from './product';

export interface DataFacts {
  postgres: string;
  megabytes: Record<string, number>;
}

/** Tables of the read model with their rows, and each of their indexes, in megabytes. */
export async function dataFacts(product: Product): Promise<DataFacts> {
  const [version] = await product.rows('SHOW server_version');
  const sizes = await product.rows(`
    SELECT relname AS name, CASE relkind WHEN 'r' THEN pg_table_size(oid) ELSE pg_relation_size(oid) END::float8 / 1048576 AS megabytes
    FROM pg_class WHERE relkind IN ('r', 'i') AND relnamespace = 'public'::regnamespace
      AND (relname ~ '^(ls|fts|.*_roll)$' OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid IN (SELECT oid FROM pg_class WHERE relname ~ '^(ls|fts|.*_roll)$')))
    UNION ALL SELECT 'whole database', pg_database_size(current_database())::float8 / 1048576
    ORDER BY 2 DESC`);
  const megabytes = Object.fromEntries(
    sizes.map(({ name, megabytes: size }) => [String(name), Math.round(Number(size) * 10) / 10]),
  );
  return { postgres: String(version?.['server_version']), megabytes };
}

/**
 * Memory in megabytes: of the process that searches, and of PostgreSQL with its shared buffers, each page counted once.
 * 0 where the system does not tell.
 */
export async function memoryFacts(
  product: Product,
): Promise<{ searching: number; postgres: number; reference: number }> {
  const [backend] = await product.rows('SELECT pg_backend_pid() AS pid');
  const postmaster = await parentOf(Number(backend?.['pid']));
  const processes = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => ((await parentOf(Number(pid))) === postmaster ? await megabytesOf(Number(pid)) : 0)),
  );
  return {
    searching: await megabytesOf(product.pid),
    postgres: processes.reduce((sum, size) => sum + size, await megabytesOf(postmaster)),
    reference: Math.round(process.memoryUsage().rss / 2 ** 20),
  };
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

/** Pages shared with others count for their share. */
async function megabytesOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${String(pid)}/smaps_rollup`, 'utf8').catch(() => '');
  return Math.round(Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024);
}
