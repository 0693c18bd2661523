import { readdir, readFile } from 'node:fs/promises';
import type { Product } from './product';

/**
 * Milliseconds of a processor that a question costs the server, in its own process and in PostgreSQL's. Unlike the time on
 * the clock they hardly depend on what else the machine does.
 */
export class ProcessorTime {
  constructor(
    private readonly searching: number,
    private readonly backends: readonly number[],
  ) {}

  /** Connections that are opened later are not seen. */
  static async of(product: Product): Promise<ProcessorTime> {
    const rows = await product.rows(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'",
    );
    return new ProcessorTime(
      product.pid,
      rows.map(({ pid }) => Number(pid)),
    );
  }

  /** Used so far. 0 where the system does not tell. */
  async read(): Promise<number> {
    const own = await readdir(`/proc/${String(this.searching)}/task`).catch(() => []);
    const files = [
      ...own.map((thread) => `/proc/${String(this.searching)}/task/${thread}/schedstat`),
      ...this.backends.map((pid) => `/proc/${String(pid)}/schedstat`),
    ];
    const times = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
    return times.reduce((sum, text) => sum + Number(text.split(' ', 1)[0] ?? 0), 0) / 1e6;
  }
}
