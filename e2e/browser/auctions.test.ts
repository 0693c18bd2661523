import { useBrowser } from '../support/browser';

const visit = useBrowser();
const LIST = '/drazba-stambene-nekretnine/';

test('R2, T24 the address of auctions says while they are off that there are none, leads on, and no search engine keeps it', async () => {
  const { page } = await visit();
  const answer = await page.goto(LIST);
  expect(answer?.status()).toBe(200);
  await page.getByText('Dražbe na portalu zasad nisu dostupne.').waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  // The list's own switches stay; no other list of auctions is led to.
  const others = await page
    .locator('main a[href*="/drazba-"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(others.filter((href) => !href.startsWith('/drazba-stambene-nekretnine/'))).toEqual([]);
  await page.getByRole('link', { name: 'Prikaži stanove i kuće na prodaju' }).click();
  await page.waitForURL(/\/prodaja-stambene-nekretnine\//);
});
