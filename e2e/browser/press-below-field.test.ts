import { PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';

const visit = useBrowser();

test('a form’s button at the lower edge takes the press that ends the writing: the bar of the frame comes back behind it', async () => {
  const { page } = await visit({ viewport: PHONE });
  await page.goto('/prijava/signup/', { waitUntil: 'networkidle' });
  await page.getByLabel('Prezime').fill('Horvat');
  const button = page.getByRole('button', { name: 'Otvori račun' });
  const edge = await button.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 8);
    return innerHeight - element.getBoundingClientRect().bottom;
  });
  expect(edge).toBeLessThan(20);
  await button.click();
  await page.locator('input[name=first_name][aria-invalid]').waitFor();
});
