import { createDb } from '../../db';
import type { DatabaseAddress } from '../../db';
import { defineJob, startJobs } from '..';

/**
 * Program for tests that kill it: a process on the database that the command line gives as JSON, whose one job writes the number of
 * its process into the table `ran` time and again.
 */
const address: DatabaseAddress = JSON.parse(process.argv[2] ?? '');
const handle = createDb(address, { poolSize: 2 });
const job = defineJob({
  name: 'test-writing',
  atStart: true,
  every: 20,
  run: async ({ sql }) => {
    await sql`INSERT INTO ran (process) VALUES (${process.pid})`;
    return false;
  },
});
startJobs([job], handle, (error) => process.stderr.write(`${String(error)}\n`));
// The timers of jobs keep no process alive.
setInterval(() => undefined, 1000);
