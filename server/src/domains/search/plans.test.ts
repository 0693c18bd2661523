import { checkAddresses } from './testing/oracle/check-addresses';
import { checkPlans, ISOCHRONE } from './testing/oracle/check-plans';
import { type GivenAds, givenAds } from './testing/oracle/given-ads';
import { withPortal } from './testing/portal';

const portal = withPortal({ isochrone: ISOCHRONE });
let given: GivenAds;

beforeAll(async () => {
  given = await givenAds(portal.database.db, 600);
}, 60_000);

test('R122–R150, O-09, O-11 random searches: whatever the plan, ads, order and total are those of one statement over the ads themselves', async () => {
  const checked = await checkPlans(portal.database.db, given, 100, 20_260);
  expect(checked.found).toBeGreaterThan(35);
  expect(Math.min(checked.shaped, checked.keyword, checked.folded)).toBeGreaterThan(8);
}, 60_000);

test('R122–R137 an independent reader agrees what filters and what is noticed once', async () => {
  const checked = await checkAddresses(portal.app, portal.database.db, given, 100, 137);
  expect(checked).toMatchObject({ valid: 50, odd: 50 });
  expect(checked.found).toBeGreaterThan(15);
  expect(checked.noticed).toBeGreaterThan(25);
}, 60_000);
