import { withTestDatabase } from '../../platform/db/testing/test-database';
import { startDroppingChanged } from '../../edge/stored-pages';
import { projectOutbox } from '../search/api';
import { hideListing, insertListings, KeptCards } from './api';
import { draft } from './testing/draft';

const database = withTestDatabase({ holds: 'places' });
const cards = new KeptCards();
let ids: number[];
let stop: () => Promise<void>;

beforeAll(async () => {
  const { db, sql } = database;
  await db.transaction().execute((tx) =>
    insertListings(
      tx,
      [200_000, 300_000, 400_000].map((value) => draft({ price: { value, onRequest: false, previous: null } })),
    ),
  );
  await projectOutbox(db);
  ids = (await db.selectFrom('listing').select('id').orderBy('id').execute()).map(({ id }) => id);
  stop = await startDroppingChanged(sql, cards);
});
afterAll(() => stop());

const prices = async (asked = ids): Promise<(number | null)[]> =>
  (await cards.read(database.db, asked, 'hr')).map(({ price }) => price.value);
const until = async (wanted: number[]): Promise<void> => {
  for (let seen = await prices(); seen.join() !== wanted.join(); seen = await prices())
    await new Promise((resolve) => setTimeout(resolve, 20));
};

test('cards come in the order that is asked for, from the database once, until searches show their ad otherwise', async () => {
  const [first = 0, second = 0] = ids;
  expect(await prices([second])).toEqual([300_000]);
  expect(await prices([...ids].reverse())).toEqual([400_000, 300_000, 200_000]);
  await database.sql`UPDATE listing SET price = price - 10000 WHERE id IN ${database.sql([first, second])}`;
  expect(await prices()).toEqual([200_000, 300_000, 400_000]);
  await database.sql`DELETE FROM outbox WHERE listing_id = ${second}`;
  await projectOutbox(database.db);
  await until([190_000, 300_000, 400_000]);
});

test('O-12 an ad that is taken back is left out at once', async () => {
  const [first = 0] = ids;
  await prices();
  await hideListing(database.db, first);
  await until([300_000, 400_000]);
});

test('what was read while its ad changed is not kept', async () => {
  const { db } = database;
  const [, , third = 0] = ids;
  cards.clear();
  const reading = cards.read(db, [third], 'de');
  cards.dropAds([third]);
  await reading;
  await database.sql`UPDATE listing SET price = 1 WHERE id = ${third}`;
  expect((await cards.read(db, [third], 'de'))[0]?.price.value).toBe(1);
});
