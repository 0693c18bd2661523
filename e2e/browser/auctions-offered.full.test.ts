import { launchBrowser, startPortal, startVisit, type Portal } from '@kvadrat/tools/harness';
import type { Browser } from 'playwright-core';

/** A portal of its own, on a machine that has other work. */
const START_MS = 260_000;
/** Ads that are auctioned are of a category of their own (R99). */
const LIST = '/drazba-nekretnine-na-drazbi/';

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  [portal, browser] = await Promise.all([
    startPortal({ FEATURE_FLAGS: 'auctions=on', RENDER_DEADLINE_MS: '2000' }),
    launchBrowser(),
  ]);
}, START_MS);
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

test('R2, T24 where auctions are offered their address is a list like any other, and their ads lead back to it', async () => {
  const visit = await startVisit(browser, portal.origin);
  const { page } = visit;
  expect((await page.goto(LIST))?.status()).toBe(200);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/oglasi\/\d+\//);
  const back = page.locator(`main a[href^="${LIST}"]`).first();
  await back.waitFor();
  expect((await page.request.get(new URL((await back.getAttribute('href')) ?? '', portal.origin).href)).status()).toBe(
    200,
  );
  await visit.close();
}, 60_000);
