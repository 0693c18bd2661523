import { LOCALES } from '@kvadrat/contracts/locales';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';

const visit = useBrowser();
const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) => [PHONE, DESKTOP].map((viewport) => ({ colorScheme, viewport })));

test.each(LOCALES)('in %s axe finds nothing and nothing scrolls sideways at 320 px', async (locale) => {
  for (const look of LOOKS) {
    const { page } = await visit(look);
    await page.goto(`/-/ui?lang=${locale}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([look, ...(await accessibilityProblems(page))]).toEqual([look]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
}, 240_000);
