import { withTestDatabase } from '../db/testing/test-database';
import { loadPlaces } from '../geography';
import { checkPlans } from './testing/oracle/check-plans';
import { givenAds } from './testing/oracle/given-ads';

const database = withTestDatabase();

test('R122–R150, O-09, O-11 two thousand random searches, every way to answer each of them', async () => {
  await loadPlaces(database.db);
  const given = await givenAds(database.db, 3000, 7);
  const checked = await checkPlans(database.db, given, 2000, 11);
  process.stdout.write(`${JSON.stringify(checked)}\n`);
  expect(checked.found).toBeGreaterThan(1000);
  expect(Math.min(checked.shaped, checked.keyword, checked.folded)).toBeGreaterThan(150);
  expect(Object.keys(checked.orders)).toHaveLength(16);
}, 1_200_000);
