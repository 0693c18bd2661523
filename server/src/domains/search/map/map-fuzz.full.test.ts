import { withPortal } from '../testing/portal';
import { checkMapQueries } from './testing/check-map-queries';
import { fewAds } from './testing/few-ads';

const portal = withPortal();

test('R137 O-03 three thousand odd queries: map and list neither fail nor disagree', async () => {
  await portal.given(fewAds());
  expect(await checkMapQueries(portal, 3000)).toBeGreaterThan(50);
}, 600_000);
