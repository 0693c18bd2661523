import { DESKTOP } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { cards, DEFAULT_LIST, readList } from '../support/list-page';

const visit = useBrowser();

test('O-84 with scripts off: search form, list, filters, pages and ad all work', async () => {
  const { page } = await visit({ javaScript: false, viewport: DESKTOP });
  await page.goto('/');
  const form = page.locator('main form[role="search"]');
  await form.locator('[name="mjesto"]').fill('split');
  await form.locator('[name="prezzoMassimo"]').fill('250.000');
  await form.locator('[type="submit"]').click();
  await page.waitForURL('**/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000');
  expect(await cards(page).count()).toBeGreaterThan(0);

  await page.goto(DEFAULT_LIST);
  expect(await cards(page).count()).toBe(25);
  for (const card of await cards(page).all()) expect(await card.isVisible()).toBe(true);
  // O-84: without a map the list has its room.
  expect(await page.locator('main aside').isVisible()).toBe(false);
  await page.locator('main nav a[href$="pag=2"]:visible').first().click();
  await page.waitForURL('**/?pag=2');
  expect(await cards(page).count()).toBeGreaterThan(0);

  const href = await page.locator('main article a[href*="/oglasi/"]').first().getAttribute('href');
  await page.locator('main article a[href*="/oglasi/"]').first().click();
  await page.waitForURL(`**${href ?? ''}`);
  expect(await page.locator('h1').isVisible()).toBe(true);
});

test('with scripts off the filters of a list narrow it, and its photos are there', async () => {
  const { page } = await visit({ javaScript: false });
  await page.goto(DEFAULT_LIST);
  const before = (await readList(page)).ads;
  const form = page.locator('main form[role="search"]');
  const field = form.locator('[name="prezzoMassimo"]');
  if (!(await field.isVisible())) await page.locator('main [popovertarget]').first().click();
  await field.fill('200000');
  await form.locator('[type="submit"]').last().click();
  await page.waitForURL(/prezzoMassimo=200000/);
  const after = (await readList(page)).ads;
  expect(after).not.toEqual(before);
  expect(await page.locator('main article img:visible').count()).toBeGreaterThan(2);
});
