import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { waitUntilAlive } from '../support/list-page';

const visit = useBrowser();

jest.setTimeout(120_000);

test.each(LOCALES)('a comparison is accessible in %s and scrolls inside of its table only', async (locale) => {
  const { results } = await searchListings('');
  const ids = results.slice(0, 4).map(({ id }) => id);
  for (const viewport of [{ width: 320, height: 640 }, PHONE, DESKTOP]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, complaints } = await visit({ viewport, colorScheme });
      for (const search of [`?ids=${ids.join()}`, `?ids=${ids.slice(0, 2).join()},999999999&razlike=1`, '?ids=x']) {
        await page.goto(localizedPath(locale, `/usporedba/${search}`));
        await waitUntilAlive(page);
        expect([search, ...(await accessibilityProblems(page))]).toEqual([search]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      }
      expect(complaints).toEqual([]);
    }
  }
});
