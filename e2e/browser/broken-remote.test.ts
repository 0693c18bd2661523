import type { Route } from 'playwright-core';
import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST, readList, readDownTo, waitForList } from '../support/list-page';
import type { Visit } from '@kvadrat/tools/harness';

const visit = useBrowser();

/** What a broken network or a broken deploy does to a remote's files. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'error' }),
  hangs: () => new Promise(() => undefined),
};

const EXPECTED = [/mf-listings/, /MFE-/, /Failed to load/, /net::ERR/, /RUNTIME-/, /preload/];

/** Longest time from a click to the ad, in milliseconds. */
const DEADLINE_MS = 6000;

async function breakListings(failure: string): Promise<Visit> {
  const visitor = await visit({ expected: EXPECTED });
  const handler = FAILURES[failure];
  if (handler === undefined) throw new Error(`unknown failure ${failure}`);
  await visitor.page.route(/\/r\/mf-listings\/.*\.js/, handler);
  return visitor;
}

describe.each(Object.keys(FAILURES))('mf-listings’ script %s', (failure) => {
  test('an ad opened by address reads fully, keeps its HTML, and its links work', async () => {
    const { page, complaints } = await breakListings(failure);
    const { results } = await searchListings('');
    const ad = results[0];
    await page.goto(ad?.path ?? '');
    const text = await page.locator('main').innerText();
    await page.waitForTimeout(DEADLINE_MS + 1000);
    expect(await page.locator('h1').innerText()).toContain(ad?.title);
    expect(await page.locator('main').innerText()).toContain(text.slice(0, 400));
    await page.locator(`main a[href^="/prodaja-"], main a[href^="/najam-"]`).first().click();
    await waitForList(page);
    expect((await readList(page)).ads.length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('an ad opened from the list appears within 6 s by document navigation, and Back works', async () => {
    const { page } = await breakListings(failure);
    await page.goto(DEFAULT_LIST);
    await waitForList(page);
    await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
    const link = await readDownTo(page, 3);
    const before = await readList(page);
    const href = (await link.getAttribute('href')) ?? '';
    const start = Date.now();
    await link.click();
    await page.waitForURL(`**${href}`);
    await page.locator('h1').waitFor();
    await page.waitForFunction(() => Reflect.get(globalThis, 'sameDocument') === undefined);
    await page.locator('#kvadrat-mf-listings h1').waitFor();
    expect(Date.now() - start).toBeLessThanOrEqual(DEADLINE_MS);
    await page.goBack();
    await waitForList(page);
    expect(await readList(page)).toEqual(before);
  });
});
