import { checkAddresses } from './testing/oracle/check-addresses';
import { checkPlans, ISOCHRONE } from './testing/oracle/check-plans';
import { type GivenAds, givenAds } from './testing/oracle/given-ads';
import { withPortal } from './testing/portal';

const portal = withPortal({ isochrone: ISOCHRONE });
let given: GivenAds;

beforeAll(async () => {
  given = await givenAds(portal.database.db, 2500, 7);
}, 120_000);

test('R122–R150, O-09, O-11 two thousand random searches, every way to answer each of them', async () => {
  const checked = await checkPlans(portal.database.db, given, 2000, 11);
  process.stdout.write(`${JSON.stringify(checked)}\n`);
  expect(checked.found).toBeGreaterThan(1000);
  expect(Math.min(checked.shaped, checked.keyword, checked.folded)).toBeGreaterThan(150);
  expect(Object.keys(checked.orders)).toHaveLength(16);
}, 1_200_000);

test('R122–R137 ten thousand addresses, half of them as we write them: an independent reader agrees about each', async () => {
  const checked = await checkAddresses(portal.app, portal.database.db, given, 10_000, 1122);
  process.stdout.write(`${JSON.stringify(checked)}\n`);
  expect(checked).toMatchObject({ valid: 5000, odd: 5000 });
  expect(checked.found).toBeGreaterThan(2500);
  expect(checked.noticed).toBeGreaterThan(3000);
}, 1_800_000);
