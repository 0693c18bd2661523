import { createDb, type DatabaseAddress } from '../../../platform/db';
import { dieAtCommit } from '../../../platform/db/testing/die-at-commit';
import { AreasOfAddresses } from '../../search/api';
import { workAlerts } from '../alerts-job';

/** Program for tests: does what the alerts' job does on a database and dies at a boundary of a transaction. Ends by itself when there are fewer. */
const [, , address = '', number = '1', side = 'before'] = process.argv;
const handle = createDb(JSON.parse(address) as DatabaseAddress, { poolSize: 3 });
dieAtCommit(Number(number), side === 'before' ? 'before' : 'after');
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
