import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { openDatabase } from '../../../platform/db';
import { withTemporaryFolders } from '../../../platform/db/testing/temporary-folder';
import { projectRoot, readSettings } from '../../../platform/settings';
import { projectOutbox } from '../api';

jest.setTimeout(600_000);

const dataFolder = withTemporaryFolders();

/** What was acknowledged, kept outside of the database and of the server: by ad its last price, and whether it is sold. */
class Acknowledged {
  readonly ads = new Map<number, { price: number; sold: boolean }>();
  changes = 0;
  lastPrice = 200_000;

  take(line: string): void {
    const [what, id = '', price = ''] = line.split(' ');
    const before = this.ads.get(Number(id));
    this.lastPrice = Math.max(this.lastPrice, Number(price));
    this.changes += 1;
    if (what === 'sold') this.ads.set(Number(id), { price: before?.price ?? 0, sold: true });
    else this.ads.set(Number(id), { price: Number(price), sold: before?.sold ?? false });
  }
}

function startServer(dataDir: string, acknowledged: Acknowledged): ChildProcess {
  const program = join(projectRoot(), 'server/src/domains/search/freshness/testing/change-ads.ts');
  const server = spawn(
    process.execPath,
    [
      '--import',
      join(projectRoot(), 'tools/sources/register.mjs'),
      program,
      dataDir,
      String(acknowledged.lastPrice + 1000),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let rest = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    // A line that is cut off by the kill was not acknowledged to anybody.
    rest = lines.pop() ?? '';
    for (const line of lines) acknowledged.take(line);
  });
  return server;
}

const postmaster = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

async function until(reached: () => boolean): Promise<void> {
  while (!reached()) await pause(50);
}

test('no acknowledged change is lost when the server and PostgreSQL are killed while ads change, five rounds of each', async () => {
  const dataDir = dataFolder();
  const acknowledged = new Acknowledged();
  for (let round = 0; round < 5; round += 1) {
    const server = startServer(dataDir, acknowledged);
    const more = async (changes: number): Promise<void> => {
      const goal = acknowledged.changes + changes;
      await until(() => acknowledged.changes >= goal);
    };
    await more(100 + 37 * round);
    process.kill(postmaster(dataDir), 'SIGKILL');
    // The server starts it again and goes on.
    await more(100 + 53 * round);
    server.kill('SIGKILL');
    await once(server, 'close');
  }

  const { db, sql, close } = await openDatabase(readSettings({ DATA_DIR: dataDir }), {
    role: 'the test',
    report: () => undefined,
    onGivenUp: (error) => {
      throw error;
    },
  });
  try {
    await projectOutbox(db);
    const found = new Map(
      (await sql<{ id: number; price: number }[]>`SELECT id, price FROM ls`).map(({ id, price }) => [id, price]),
    );
    const stale = [...acknowledged.ads].filter(([id, { price, sold }]) =>
      sold ? found.has(id) : (found.get(id) ?? 0) < price,
    );
    // An ad may be newer than its last acknowledged change: the next one was committed when its acknowledgement was killed.
    const soldUnheard = new Set(
      (await sql<{ id: number }[]>`SELECT id FROM listing WHERE status = ${LISTING_STATUS.sold}`).map(({ id }) => id),
    );
    expect(stale.filter(([id, { sold }]) => sold || !soldUnheard.has(id))).toEqual([]);
    expect(soldUnheard.size).toBeLessThanOrEqual([...acknowledged.ads.values()].filter(({ sold }) => sold).length + 10);

    expect(acknowledged.changes).toBeGreaterThan(1500);
    const different = await sql`
      SELECT listing.id FROM listing FULL JOIN ls USING (id)
      WHERE (listing.status = ${LISTING_STATUS.active}) IS DISTINCT FROM (ls.id IS NOT NULL) OR (ls.id IS NOT NULL AND ls.price <> listing.price::int)`;
    expect(different).toEqual([]);
    const [counts] = await sql<{ rolled: number; rows: number; texts: number }[]>`
      SELECT (SELECT sum(n)::int FROM count_roll WHERE place_id = 0) AS rolled, (SELECT count(*)::int FROM ls) AS rows, (SELECT count(*)::int FROM fts) AS texts`;
    expect(counts).toEqual({ rolled: found.size, rows: found.size, texts: found.size });
  } finally {
    await close();
  }
});
