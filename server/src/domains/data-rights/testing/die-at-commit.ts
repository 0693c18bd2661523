import { createDb, type DatabaseAddress } from '../../../platform/db';
import { atCommits } from '../../../platform/db/testing/at-commits';
import { deleteLeaving } from '../leave';
import { makeNextExport } from '../make-export';

/**
 * Program for tests that kill it: makes a file of somebody's data, or deletes who has left, and dies as by `kill -9` at the boundary of its
 * n-th transaction, before it is committed or right after. Ends by itself when there are fewer.
 */
const [, , address = '', deed = '', folder = '', number = '1', side = 'before'] = process.argv;
const handle = createDb(JSON.parse(address) as DatabaseAddress, { poolSize: 3 });
let commits = 0;
atCommits((when) => {
  if (when === 'before') commits += 1;
  if (commits === Number(number) && when === side) process.kill(process.pid, 'SIGKILL');
});
if (deed === 'leave') await deleteLeaving(handle.db, new Date());
else while (await makeNextExport(handle.db, folder, new Date()));
await handle.close();
