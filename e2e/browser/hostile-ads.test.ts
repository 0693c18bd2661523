import { useBrowser } from '../support/browser';
import { importHostileAds } from '../support/hostile-ads';
import { checkFeed, checkSheet, checkStructuredData, openHostileAd, readHostileList } from '../support/hostile-journey';
import { HOSTILE_TEXTS } from '../support/hostile-texts';

const visit = useBrowser();
let remove = (): Promise<void> => Promise.resolve();
afterAll(() => remove());

test('O-23 40 hostile texts as title, description, reference and agency of ads: list, ad, structured data, Atom and PDF show them and run nothing', async () => {
  // Each attempt, and each way out.
  const sample = [
    ...HOSTILE_TEXTS.slice(0, 25),
    ...Array.from({ length: 15 }, (_, index) => HOSTILE_TEXTS[(index + 3) * 26] ?? ''),
  ];
  remove = await importHostileAds(sample);
  const visitor = await visit();
  const ads = await readHostileList(visitor, sample);
  expect(ads).toHaveLength(sample.length);
  await checkFeed(visitor, ads);
  for (const ad of ads.filter((_, index) => index % 4 === 0)) await checkStructuredData(ad);
  const [first, last] = [ads[0], ads.at(-1)];
  if (first === undefined || last === undefined) throw new Error('no ads');
  for (const ad of [first, last]) await openHostileAd(visitor, ad);
  await checkSheet(first);
}, 120_000);
