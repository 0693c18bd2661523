import { createDb } from '../create-db';
import { startEmbedded } from '../embedded/embedded-postgres';

/**
 * Program for tests that kill it: starts the embedded database in the folder named on the command line and commits rows
 * without end; prints each number after its commit was acknowledged.
 */
async function main(dataDir: string): Promise<void> {
  const server = await startEmbedded({
    dataDir,
    role: 'the test program',
    report: () => undefined,
    onGivenUp: (error) => {
      throw error;
    },
  });
  const { sql } = createDb(server.address, { poolSize: 1 });
  await sql`CREATE TABLE IF NOT EXISTS committed (n int PRIMARY KEY)`;
  for (let n = 1; ; n += 1) {
    await sql`INSERT INTO committed VALUES (${n})`;
    process.stdout.write(`${n}\n`);
  }
}

void main(process.argv[2] ?? '');
