import { withTestDatabase } from '../db/testing/test-database';
import { loadPlaces } from '../geography';
import { checkPlans } from './testing/oracle/check-plans';
import { givenAds } from './testing/oracle/given-ads';

const database = withTestDatabase();

test('R122–R150, O-09, O-11 random searches: whatever the plan, ads, order and total are those of one statement over the ads themselves', async () => {
  await loadPlaces(database.db);
  const given = await givenAds(database.db, 900);
  const checked = await checkPlans(database.db, given, 120, 20_260);
  expect(checked.found).toBeGreaterThan(40);
  expect(Math.min(checked.shaped, checked.keyword, checked.folded)).toBeGreaterThan(8);
}, 60_000);
