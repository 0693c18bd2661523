import { DESKTOP } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST, waitUntilAlive } from '../support/list-page';

const visit = useBrowser();

test('O-78 a press on a part of the list whose code is not there yet is answered once the code has come, once', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  // Slower than any finger.
  await page.route(/hydrated-list/, async (route) => {
    await page.waitForFunction(() => document.documentElement.dataset['pressed'] === '1');
    await route.continue();
  });
  await page.goto(DEFAULT_LIST);
  await waitUntilAlive(page, 'main h1');
  await page.getByRole('button', { name: 'Spremi pretragu' }).click();
  await page.evaluate(() => (document.documentElement.dataset['pressed'] = '1'));
  const dialog = page.getByRole('dialog', { name: 'Spremi pretragu' });
  await dialog.waitFor();
  expect(await dialog.count()).toBe(1);
  // One that is alive answers as always.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Spremi pretragu' }).click();
  await dialog.waitFor();
  expect(complaints).toEqual([]);
});
