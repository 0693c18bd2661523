import type { Route } from 'playwright-core';
import type { Visit } from '@kvadrat/tools/harness';
import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { adLinks, DEFAULT_LIST, waitForList } from '../support/list-page';

jest.setTimeout(60_000);
const visit = useBrowser();
const EXPECTED = [/integrity/, /MFE-/, /Failed to (?:load|find)/, /net::ERR/, /RUNTIME-/, /preload/];
const OUTDATED = { status: 410, headers: { 'kvadrat-reload': '1' }, body: 'gone' };

const ran = ({ page }: Visit): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'tampered') as unknown);

test.each(['entry.js', 'app.js', 'locale-hr.js'])(
  'a %s that was changed on its way never runs, and the page keeps what the server rendered',
  async (file) => {
    const visitor = await visit({ expected: EXPECTED });
    const { page } = visitor;
    const changed = (route: Route): Promise<void> =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'window.tampered = true;',
      });
    await page.route(new RegExp(`/r/mf-listings/.*/${file}`), changed);
    const [ad] = (await searchListings('')).results;
    const asked = page.waitForRequest(new RegExp(`/r/mf-listings/.*/${file}`));
    await page.goto(ad?.path ?? '');
    await asked;
    await page.locator('[data-from], [data-remote="mf-listings"] button').first().waitFor();
    expect(await page.locator('h1').innerText()).toContain(ad?.title);
    expect(await ran(visitor)).toBeUndefined();
  },
);

test('a page that is older than its releases goes on by full page loads, and says so', async () => {
  const { page } = await visit({ expected: EXPECTED });
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  await page.route(/\/r\/mf-listings\/.*\.js/, (route) => route.fulfill(OUTDATED));
  await page.evaluate(() => Reflect.set(window, 'openSince', 'before'));
  await adLinks(page).first().click();
  await page.waitForURL(/\/oglasi\//);
  await page.locator('#kvadrat-mf-listings h1').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'openSince') as unknown)).toBeUndefined();
  await page.locator('[data-from="kvadrat-note"] a').waitFor();
});
