import { LOCALES } from '@kvadrat/contracts/locales';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';

const visit = useBrowser();
const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [PHONE, DESKTOP].map((viewport) => ({ colorScheme, viewport })),
);

test.each(LOCALES)(
  'in %s axe finds nothing in any component',
  async (locale) => {
    for (const look of LOOKS) {
      const { page } = await visit(look);
      await page.goto(`/-/ui?lang=${locale}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([look, ...(await accessibilityProblems(page))]).toEqual([look]);
    }
  },
  240_000,
);

test.each(LOCALES)(
  'in %s no component is wider than a screen of 320 px, which is also 1280 px at 400 %%',
  async (locale) => {
    const { page } = await visit({ viewport: { width: 320, height: 640 } });
    await page.goto(`/-/ui?lang=${locale}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
