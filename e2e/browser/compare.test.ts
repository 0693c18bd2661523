import { accessibilityProblems, PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { waitForList } from '../support/list-page';

const visit = useBrowser();

test('ads chosen on the list and on an ad stand beside one another, one is taken out, and the address shows the same to others', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  await page.goto('/prodaja-stambene-nekretnine/');
  await waitForList(page);
  const choose = page.getByRole('button', { name: /^Usporedi: / });
  for (const index of [0, 1]) await choose.nth(index).click();
  await page.getByRole('link', { name: 'Usporedi (2)' }).waitFor();
  await page.locator('main article').nth(2).getByRole('link').click();
  await page.waitForURL('**/oglasi/**');
  await choose.click();
  await page.getByRole('button', { name: 'Usporedi (3)' }).click();
  const heads = page.locator('main thead a:not([aria-label])');
  await heads.nth(2).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const left = (await heads.allInnerTexts()).slice(1);
  await page
    .getByRole('link', { name: /^Ukloni iz usporedbe/ })
    .first()
    .click();
  await heads.nth(2).waitFor({ state: 'detached' });
  expect(await heads.allInnerTexts()).toEqual(left);
  expect(await page.evaluate(() => localStorage.getItem('kvadrat:compare')?.split(',').length)).toBe(2);
  await page.getByRole('link', { name: 'Samo razlike' }).click();
  await page.waitForURL('**&razlike=1');

  const other = await visit({ javaScript: false });
  await other.page.goto(page.url());
  expect(await other.page.locator('main thead a:not([aria-label])').allInnerTexts()).toEqual(left);
  expect(complaints).toEqual([]);
});
