import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { adOfEachKind } from '../support/ad-page';
import { useBrowser } from '../support/browser';

const visit = useBrowser();

test.each(
  LOCALES.flatMap((locale) => (['light', 'dark'] as const).map((colorScheme) => [locale, colorScheme] as const)),
)(
  'axe finds nothing on any kind of ad, and nothing scrolls sideways: %s, %s',
  async (locale, colorScheme) => {
    const { page } = await visit({ viewport: PHONE, colorScheme });
    for (const [kind, path] of await adOfEachKind()) {
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await page.goto(localizedPath(locale, path), { waitUntil: 'networkidle' });
        expect([kind, viewport.width, ...(await accessibilityProblems(page))]).toEqual([kind, viewport.width]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect([kind, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([kind, 320]);
    }
  },
  300_000,
);
