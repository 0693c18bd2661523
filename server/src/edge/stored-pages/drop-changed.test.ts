import type { FastifyInstance } from 'fastify';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { hideListing, insertListings, listingRoutes, showListing } from '../../domains/listings/api';
import { draft } from '../../domains/listings/testing/draft';
import { adRemote, SHELL } from '../pages/testing/sample-releases';
import { createTestPortal } from '../pages/testing/test-portal';
import { projectOutbox } from '../../domains/search/api';
import { startDroppingChanged } from './drop-changed';
import { StoredPages } from './stored-pages';

const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
const RENDER = `
  const answer = await http.get('/api-next/listings/' + route.params.id + '/').catch((error) => error.status);
  return typeof answer === 'number' ? { ...page('nema'), status: answer } : page('cijena ' + answer.price.value);`;

let app: FastifyInstance;
let stop: () => Promise<void>;
let ids: number[];

beforeAll(async () => {
  const { db, sql } = database;
  await db.transaction().execute((tx) =>
    insertListings(
      tx,
      [200_000, 300_000].map((value) => draft({ price: { value, onRequest: false, previous: null } })),
    ),
  );
  await projectOutbox(db);
  ids = (await db.selectFrom('listing').select('id').orderBy('id').execute()).map(({ id }) => id);
  const stored = new StoredPages({ bytes: 8_000_000 });
  stop = await startDroppingChanged(sql, stored);
  const portal = await createTestPortal({
    folder: temporaryFolder(),
    releases: [SHELL, adRemote(RENDER)],
    pages: { stored },
    registerApi: async (api) => {
      await api.register(listingRoutes, { db });
    },
  });
  app = portal.app;
  await portal.settled();
});
afterAll(async () => {
  await app.close();
  await stop();
});

const open = async (id = 0): Promise<[number, string]> => {
  const { statusCode, payload } = await app.inject(`/oglasi/${id}/`);
  return [statusCode, /cijena \d+|nema/.exec(payload)?.[0] ?? ''];
};
const until = async (id: number, wanted: [number, string]): Promise<void> => {
  for (let seen = await open(id); seen.join() !== wanted.join(); seen = await open(id))
    await new Promise((resolve) => setTimeout(resolve, 20));
};

test('a stored page is dropped once searches show its ad otherwise, and pages of other ads stay', async () => {
  const [changed = 0, other = 0] = ids;
  expect([await open(changed), await open(other)]).toEqual([
    [200, 'cijena 200000'],
    [200, 'cijena 300000'],
  ]);
  await database.sql`UPDATE listing SET price = price - 10000`;
  // Stored: what has changed in the database is not asked for again.
  expect(await open(changed)).toEqual([200, 'cijena 200000']);
  await database.sql`DELETE FROM outbox WHERE listing_id = ${other}`;
  await projectOutbox(database.db);
  await until(changed, [200, 'cijena 190000']);
  expect(await open(other)).toEqual([200, 'cijena 300000']);
});

test('O-38 a page of an ad that is gone is stored as gone, and dropped as soon as the ad is back', async () => {
  const [id = 0] = ids;
  await hideListing(database.db, id);
  await until(id, [410, 'nema']);
  await showListing(database.db, id);
  await until(id, [200, 'cijena 190000']);
});
