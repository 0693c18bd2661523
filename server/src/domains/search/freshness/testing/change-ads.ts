import { setTimeout as pause } from 'node:timers/promises';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { type Db, migrate, openDatabase } from '../../../../platform/db';
import { loadPlaces } from '../../../geography/api';
import { insertListings, setStatus } from '../../../listings/api';
import { draft } from '../../../listings/testing/draft';
import { readSettings } from '../../../../platform/settings';
import { startJobs } from '../../../../platform/jobs';
import { readModelJob } from '../../api';

/**
 * A server that changes ads as fast as it can and takes them over into the read model meanwhile, until it is killed. Each
 * change is told when it is committed: "new 7", "price 7 200001", "sold 7".
 */
const [, , dataDir = '', firstPrice = '0'] = process.argv;
const database = await openDatabase(readSettings({ DATA_DIR: dataDir }), {
  role: 'the test',
  report: () => undefined,
  onGivenUp: (error) => {
    throw error;
  },
});
const { db } = database;
await migrate(db);
await loadPlaces(db);
startJobs([readModelJob()], database, () => undefined);

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

let price = Number(firstPrice);
for (let round = 0; ; round += 1) {
  try {
    await change(db, round);
  } catch {
    // PostgreSQL was killed: what was not acknowledged may or may not have happened.
    await pause(50);
  }
}

async function change(connection: Db, round: number): Promise<void> {
  price += 1;
  if (round % 10 === 0) {
    const [id] = await connection
      .transaction()
      .execute((tx) =>
        insertListings(tx, [
          draft({ reference: `P-${price}`, price: { value: price, onRequest: false, previous: null } }),
        ]),
      );
    tell(`new ${id} ${price}`);
    return;
  }
  const random = await connection
    .selectFrom('listing')
    .select('id')
    .where('status', '=', LISTING_STATUS.active)
    .orderBy((eb) => eb.fn('random'))
    .limit(1)
    .executeTakeFirst();
  if (random === undefined) return;
  if (round % 37 === 0) {
    await setStatus(connection, [random.id], LISTING_STATUS.sold);
    tell(`sold ${random.id} ${price}`);
    return;
  }
  await connection.updateTable('listing').set({ price }).where('id', '=', random.id).execute();
  tell(`price ${random.id} ${price}`);
}
