import { ConnectionPool } from '../../../platform/db/connection-pool';
import { createDb, type DatabaseAddress } from '../../../platform/db';
import { AreasOfAddresses } from '../../search/api';
import { workAlerts } from '../alerts-job';

/**
 * Program for tests that kill it: does what the alerts' job does on a database, and dies as by `kill -9` at the boundary of its n-th
 * transaction, before it is committed or right after. Ends by itself when there are fewer.
 */
const [, , address = '', number = '1', side = 'before'] = process.argv;
const handle = createDb(JSON.parse(address) as DatabaseAddress, { poolSize: 3 });
const die = (): void => void process.kill(process.pid, 'SIGKILL');
let commits = 0;
const reserve = Reflect.get<ConnectionPool, 'reserve'>(ConnectionPool.prototype, 'reserve');
ConnectionPool.prototype.reserve = async function (this: ConnectionPool, lane) {
  const connection = await reserve.call(this, lane);
  return {
    ...connection,
    unsafe: async (query, parameters) => {
      const isIt = query.trim().toLowerCase() === 'commit' && (commits += 1) === Number(number);
      if (isIt && side === 'before') die();
      const answer = await connection.unsafe(query, parameters);
      if (isIt) die();
      return answer;
    },
  };
};
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
