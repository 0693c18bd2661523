import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { fromElsewhere } from '../support/account';
import { useBrowser } from '../support/browser';
import { waitUntilAlive } from '../support/list-page';

const visit = useBrowser();

jest.setTimeout(120_000);

test('R241 with scripts off a sentence is sent, its chips are links, and the list is one press away', async () => {
  const { page } = await visit({ javaScript: false });
  await page.goto('/recenica/');
  await page.locator('[name="recenica"]').fill('stan u Zagrebu do 900.000 €, s duhom');
  await page.locator('main [type="submit"]').click();
  await page.getByRole('link', { name: 'Ukloni: do 900.000 €' }).click();
  await page.getByRole('link', { name: 'Vrati: do 900.000 €' }).waitFor();
  await page.getByRole('link', { name: /^Prikaži/ }).click();
  await page.waitForURL('**/prodaja-stambene-nekretnine/zagreb/?idTipologia=1');
});

test.each(LOCALES)('R241 the page is accessible in %s and its examples are understood', async (locale) => {
  for (const viewport of [PHONE, DESKTOP]) {
    const { page, complaints } = await visit({ viewport });
    // Nine languages ask more often than one network may.
    await page.setExtraHTTPHeaders(fromElsewhere());
    await page.goto(localizedPath(locale, '/recenica/'));
    await waitUntilAlive(page);
    const addresses = await page
      .locator('section[aria-labelledby="primjeri"] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toHaveLength(4);
    for (const address of viewport === PHONE ? addresses : []) {
      await page.goto(address);
      expect([address, await page.locator('#razumjeli').count(), await page.locator('#nismo').count()]).toEqual([
        address,
        1,
        0,
      ]);
    }
    await page.goto(addresses[0] ?? '');
    await waitUntilAlive(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
  }
});
