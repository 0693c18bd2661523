import { useBrowser } from '../support/browser';
import { importHostileAds } from '../support/hostile-ads';
import { checkFeed, checkSheet, checkStructuredData, openHostileAd, readHostileList } from '../support/hostile-journey';
import { HOSTILE_TEXTS } from '../support/hostile-texts';

const visit = useBrowser();
let remove = (): Promise<void> => Promise.resolve();
afterAll(() => remove());

test('O-23 500 hostile texts as title, description, reference and agency of ads: list, ad, structured data, Atom and PDF show them and run nothing', async () => {
  expect(new Set(HOSTILE_TEXTS).size).toBe(500);
  remove = await importHostileAds(HOSTILE_TEXTS);
  const visitor = await visit();
  const ads = await readHostileList(visitor, HOSTILE_TEXTS);
  expect(ads).toHaveLength(500);
  await checkFeed(visitor, ads);
  for (const ad of ads) await checkStructuredData(ad);
  // A description holds 25 of them.
  for (const ad of ads.filter((_, index) => index % 20 === 0)) {
    await openHostileAd(visitor, ad);
    await checkSheet(ad);
  }
}, 1_200_000);
