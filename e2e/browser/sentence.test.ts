import { DESKTOP } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { readList, waitForList, waitUntilAlive } from '../support/list-page';

const visit = useBrowser();

test('R241 a sentence becomes chips, one is taken out, and the list has the rest', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await page.goto('/');
  await waitUntilAlive(page);
  await page.locator('main a[href="/recenica/"]').click();
  const field = page.getByRole('textbox', { name: 'Vaša rečenica' });
  await field.fill('stan u Zagrebu do 900.000 €, s duhom');
  await page.getByRole('link', { name: 'Ukloni: do 900.000 €' }).click();
  await page.getByRole('link', { name: 'Vrati: do 900.000 €' }).waitFor();
  expect(await page.locator('main q').allInnerTexts()).toContain('duhom');
  await page.getByRole('link', { name: /^Prikaži/ }).click();
  await waitForList(page);
  expect((await readList(page)).address).toBe('/prodaja-stambene-nekretnine/zagreb/?idTipologia=1');
  await page.goBack();
  await field.waitFor();
  expect(await field.inputValue()).toBe('stan u Zagrebu do 900.000 €, s duhom');
  expect(complaints).toEqual([]);
});
