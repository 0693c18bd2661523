import { DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { findAd } from '../support/ad-page';
import { useBrowser } from '../support/browser';
import { waitUntilAlive } from '../support/list-page';

const visit = useBrowser();

const announced = (page: Page): Promise<string> => page.locator('dialog [role="status"]').innerText();

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`40 presses of Tab did not reach ${selector}`);
}

test('R271 the gallery works with the keyboard alone, says which photo it shows and gives the focus back', async () => {
  const ad = await findAd(({ photos, floorPlans }) => photos.length > 3 && floorPlans.length > 0);
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await page.goto(ad.path);
  await waitUntilAlive(page);
  await tabTo(page, 'main ul li:nth-child(2) > a[data-native]');
  await page.keyboard.press('Enter');
  expect(await announced(page)).toBe(`Slika 2 od ${ad.photos.length}: ${ad.photos[1]?.alt ?? ''}`);
  await page.keyboard.press('ArrowRight');
  expect(await announced(page)).toMatch(/^Slika 3 od/);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  expect(await announced(page)).toMatch(/^Slika 1 od/);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('dialog').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.matches('main ul li:nth-child(2) > a[data-native]'))).toBe(
    true,
  );
  const plan = page.getByRole('button', { name: 'Tlocrt' });
  await plan.focus();
  await page.keyboard.press('Enter');
  expect(await announced(page)).toBe(`Slika ${(ad.floorPlans[0] ?? 0) + 1} od ${ad.photos.length}: Tlocrt`);
  await page.keyboard.press('Escape');
  expect(await plan.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test('on a phone the photos are swiped through, and the first one comes first', async () => {
  const ad = await findAd(({ photos }) => photos.length > 2);
  const { page } = await visit({ viewport: PHONE });
  await page.goto(ad.path, { waitUntil: 'networkidle' });
  const first = page.locator('main img').first();
  expect(await first.evaluate((image: HTMLImageElement) => [image.loading, image.width > 0, image.height > 0])).toEqual(
    ['eager', true, true],
  );
  const position = page.getByText(`1 / ${ad.photos.length}`, { exact: true });
  expect(await position.isVisible()).toBe(true);
  await page
    .locator('main ul')
    .first()
    .evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  await page.getByText(`2 / ${ad.photos.length}`, { exact: true }).waitFor();
});
