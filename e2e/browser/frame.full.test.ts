import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';

const visit = useBrowser();

/** Smallest phone, the same at 400 % zoom of a screen, a phone on its side, a tablet, a screen at 200 %. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 720, height: 450 },
];

test.each(LOCALES)('%s: the frame fits every screen, no word of it is cut or in a second line', async (locale) => {
  for (const viewport of SIZES) {
    const { page, close } = await visit({ viewport, expected: [/404/] });
    await page.goto(localizedPath(locale, '/nema-ovoga/'));
    await page.locator('#kvadrat-languages summary').click();
    const wrong = await page
      .locator('header a:visible, header summary:visible, #kvadrat-tabs span:visible, main button:visible')
      .evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { left, right } = part.getBoundingClientRect();
          const lines = part.tagName === 'SPAN' ? part.getClientRects().length : 1;
          const fits = part.scrollWidth <= part.clientWidth + 1 && left >= 0 && right <= innerWidth && lines === 1;
          return fits ? [] : [`${part.textContent} ${left}–${right}`];
        }),
      );
    expect([viewport, ...wrong]).toEqual([viewport]);
    expect([viewport, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      viewport,
      viewport.width,
    ]);
    await close();
  }
});

test.each(LOCALES)(
  '%s: axe finds nothing with the language menu open and on the offline note, light and dark',
  async (locale) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of [PHONE, DESKTOP]) {
        const { page, context, close } = await visit({
          viewport,
          colorScheme,
          expected: [/404/, /ERR_INTERNET_DISCONNECTED/],
        });
        await page.goto(localizedPath(locale, '/nema-ovoga/'), { waitUntil: 'networkidle' });
        const languages = page.locator('#kvadrat-languages summary');
        await languages.click();
        expect([colorScheme, viewport, ...(await accessibilityProblems(page, 'header'))]).toEqual([
          colorScheme,
          viewport,
        ]);
        await languages.click();
        await context.setOffline(true);
        await page.locator('[data-from="kvadrat-offline"]').waitFor();
        expect([colorScheme, viewport, ...(await accessibilityProblems(page))]).toEqual([colorScheme, viewport]);
        await close();
      }
    }
  },
);
