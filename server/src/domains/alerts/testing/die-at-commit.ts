import { createDb, type DatabaseAddress } from '../../../platform/db';
import { atCommits } from '../../../platform/db/testing/at-commits';
import { AreasOfAddresses } from '../../search/api';
import { workAlerts } from '../alerts-job';

/**
 * Program for tests that kill it: does what the alerts' job does on a database, and dies as by `kill -9` at the boundary of its n-th
 * transaction, before it is committed or right after. Ends by itself when there are fewer.
 */
const [, , address = '', number = '1', side = 'before'] = process.argv;
const handle = createDb(JSON.parse(address) as DatabaseAddress, { poolSize: 3 });
let commits = 0;
atCommits((when) => {
  if (when === 'before') commits += 1;
  if (commits === Number(number) && when === side) process.kill(process.pid, 'SIGKILL');
});
await workAlerts(
  { db: handle.db, areas: new AreasOfAddresses() },
  {
    publicUrl: () => 'https://kvadrat.example',
    alerts: { hour: 8, timeZone: 'Europe/Zagreb' },
    now: new Date(),
    goOn: () => true,
  },
);
await handle.close();
