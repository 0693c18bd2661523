import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { comparePictures } from '../support/compare-pictures';
import { embeddedAds, readTraces, waitForAds } from '../support/embedded';
import { useLegacySite } from '../support/php';

const visit = useBrowser();
const site = useLegacySite();

/** Both pages leave the element the same width. */
const VIEWPORT = { width: 1000, height: 900 };
const ADS = '?place=split&count=4';

async function boxOf(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('#place').boundingBox();
  if (box === null) throw new Error('the element is not shown');
  return box;
}

/** Whole pixels only: the last row of a broken height shows the page below it, too. */
async function pictureOf(page: Page): Promise<Buffer> {
  const box = await boxOf(page);
  return page.screenshot({ fullPage: true, clip: { ...box, height: Math.floor(box.height) } });
}

test('on a page with hostile styles and globals the element looks as on a clean one', async () => {
  const { page: clean } = await visit({ viewport: VIEWPORT });
  await clean.goto(`${site()}/clean.php${ADS}`);
  await waitForAds(clean);
  const { page: hostile, complaints } = await visit({ viewport: VIEWPORT });
  await hostile.goto(`${site()}/hostile.php${ADS}`);
  await waitForAds(hostile);
  expect(await embeddedAds(hostile).count()).toBe(4);
  const [expected, seen] = [await pictureOf(clean), await pictureOf(hostile)];
  const { different, compared } = await comparePictures(clean, expected, seen);
  expect(different / compared).toBeLessThanOrEqual(0.001);
  expect(complaints).toEqual([]);
});

test('around the element no pixel of the page is another than without it', async () => {
  const { page } = await visit({ viewport: VIEWPORT });
  await page.goto(`${site()}/hostile.php${ADS}`);
  await waitForAds(page);
  const box = await boxOf(page);
  const withElement = await page.screenshot({ fullPage: true });
  await page.goto(`${site()}/hostile.php?without=${box.height}`);
  const without = await page.screenshot({ fullPage: true });
  expect(await comparePictures(page, withElement, without, box)).toMatchObject({ different: 0 });
});

test('a script that is included twice starts one host, and elements are shown once', async () => {
  const { page } = await visit();
  await page.goto(`${site()}/hostile.php${ADS}`);
  await waitForAds(page);
  expect(await page.locator('embed-frame').count()).toBe(1);
  expect(await page.locator('#place section').count()).toBe(1);
});

test('calls made before the script is there are kept; unmounting leaves nothing on the page', async () => {
  const { page: untouched } = await visit({ expected: [/net::ERR_FAILED/] });
  await untouched.route('**/embed/kvadrat.v1.js', (route) => route.abort());
  await untouched.goto(`${site()}/mount.php`);

  const { page } = await visit();
  await page.goto(`${site()}/mount.php`);
  await waitForAds(page, '#sale kvadrat-search');
  await waitForAds(page, '#rent kvadrat-search');
  expect(await embeddedAds(page, '#sale').count()).toBe(2);
  await page.click('#take-away');
  await page.waitForFunction(() => document.querySelector('embed-frame') === null);
  expect(await readTraces(page)).toEqual(await readTraces(untouched));

  // And it can come back.
  await page.evaluate("Kvadrat.mount('#sale', { element: 'kvadrat-search', place: 'zadar', count: 1 })");
  await waitForAds(page, '#sale kvadrat-search');
});
