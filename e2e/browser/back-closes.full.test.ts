import { DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Locator, Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST, waitForList, waitUntilAlive } from '../support/list-page';

const visit = useBrowser();
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true };

const box = (page: Page): Locator => page.locator('main [role="search"] [role="combobox"]').first();
const sheet = (page: Page): Locator => page.locator('main [data-sheet]');
const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);
const path = (page: Page): string => new URL(page.url()).pathname;

/** From the home page to a list, so that there is a page to go back to. */
async function openList(page: Page): Promise<void> {
  await page.goto('/');
  await waitUntilAlive(page);
  await page.goto(`${DEFAULT_LIST}split/`);
  await waitForList(page);
}

test('R268 on a phone Back closes the box of places and leaves nothing in history; the next Back leaves the page', async () => {
  const { page, complaints } = await visit(FINGER);
  await openList(page);
  await box(page).tap();
  await sheet(page).waitFor();
  await page.keyboard.type('zad', { delay: 30 });
  await page.goBack();
  await sheet(page).waitFor({ state: 'detached' });
  expect(path(page)).toBe(`${DEFAULT_LIST}split/`);
  const entries = await historyLength(page);

  // Left by its own button three times, it has no entry left over.
  for (let time = 0; time < 3; time += 1) {
    await box(page).tap();
    await sheet(page).waitFor();
    await page.getByRole('button', { name: 'Natrag na pretragu' }).tap();
    await sheet(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => !('layer' in (history.state as object)));
  }
  expect(await historyLength(page)).toBe(entries);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  expect(complaints).toEqual([]);
}, 60_000);

test('R268 a place chosen in the box of a phone is one step, which one press of Back takes back', async () => {
  const { page, complaints } = await visit(FINGER);
  await openList(page);
  const entries = await historyLength(page);
  await box(page).tap();
  await page.keyboard.type('zadar', { delay: 30 });
  await page.locator('main [role="option"]').first().tap();
  await page.waitForURL((url) => url.searchParams.has('idComune'));
  await waitForList(page);
  expect(await historyLength(page)).toBe(entries + 1);
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  expect(complaints).toEqual([]);
}, 60_000);

test('R268 on a phone Back closes the panel of filters; filters that were set are one step', async () => {
  const { page, complaints } = await visit(FINGER);
  await openList(page);
  const panel = page.locator('#svi-filtri:popover-open');
  const open = async (): Promise<void> => {
    await page.locator('main [popovertarget]').first().tap();
    await panel.waitFor();
    await page.waitForFunction(() => 'layer' in (history.state as object));
  };
  await open();
  await page.goBack();
  await panel.waitFor({ state: 'detached' });
  expect(path(page)).toBe(`${DEFAULT_LIST}split/`);
  const entries = await historyLength(page);
  await open();
  await page.locator('#svi-filtri [name="prezzoMassimo"]').fill('400000');
  await page.locator('#svi-filtri [type="submit"]').tap();
  await page.waitForURL(/prezzoMassimo=400000/);
  expect(await historyLength(page)).toBe(entries);
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  await waitForList(page);
  expect(complaints).toEqual([]);
}, 60_000);

test('beside a list of a wide screen nothing fills it: Back leaves the page as ever', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await openList(page);
  await box(page).click();
  await page.keyboard.type('zad', { delay: 30 });
  await page.locator('main [role="option"]').first().waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
}, 60_000);
