import { PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST, waitForList } from '../support/list-page';

const visit = useBrowser();

/** What the server sends while the shell's own bundle is late: the page is whole, nothing stands around it. */
const BARE = (html: string): string =>
  html
    .replace(/(<body>).*?(<div id="kvadrat-mf-search")/s, '$1<main>$2')
    .replace(/<\/main>.*?(<link rel="preload"|<script defer)/s, '</main>$1');

test('O-39 a page whose frame was late comes to life, and leads on', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  await page.route(`**${DEFAULT_LIST}`, async (route) => {
    const response = await route.fetch();
    const html = BARE(await response.text());
    expect(html).not.toContain('id="main"');
    await route.fulfill({ response, body: html });
  });
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  const heart = page.getByRole('button', { name: /^Spremi:/ }).first();
  await heart.click();
  await page.locator('button[aria-pressed="true"]').first().waitFor();
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/oglasi/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});
