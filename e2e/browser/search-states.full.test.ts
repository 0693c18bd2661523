import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST, waitForList } from '../support/list-page';

const visit = useBrowser();

test.each(LOCALES.flatMap((locale) => [PHONE, DESKTOP].map((viewport) => [locale, viewport.width, viewport] as const)))(
  'axe finds nothing on an empty list, on a failed one and on the open filters: %s at %d px',
  async (locale, _, viewport) => {
    const { page } = await visit({ viewport, expected: [/503/] });
    await page.goto(localizedPath(locale, `${DEFAULT_LIST}split/?prezzoMassimo=1000`), { waitUntil: 'networkidle' });
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.goto(localizedPath(locale, `${DEFAULT_LIST}split/`));
    await waitForList(page);
    await page.locator('main [popovertarget]').first().click();
    // The fields scroll under the panel's foot; axe counts what peeks out above it as a small target.
    expect((await accessibilityProblems(page)).filter((problem) => !problem.includes('partially obscured'))).toEqual(
      [],
    );
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
    await page.keyboard.press('Escape');

    await page.route('**/api-next/search-list/listings/**', (route) =>
      route.fulfill({ status: 503, json: { message: '', data: { message: '', code: 'down' } } }),
    );
    await page.locator('select[name="criterio"]').selectOption('prezzo-asc');
    await page.locator('a[data-native]').waitFor({ timeout: 30_000 });
    expect(await accessibilityProblems(page)).toEqual([]);
  },
  120_000,
);
