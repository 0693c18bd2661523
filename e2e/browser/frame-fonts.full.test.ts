import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST } from '../support/list-page';

/** Architecture budget: fonts before a page is interactive, in bytes on the wire. */
const FONT_BUDGET = 45 * 1000;
const SHIFT_BUDGET = 0.02;

const visit = useBrowser();

/** Sum of the layout shifts so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a single shift the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );
}

test.each([
  ['hr', '', ['latin', 'croatian']],
  ['ru', '/ru', ['latin', 'croatian', 'cyrillic']],
  ['el', '/el', ['latin', 'croatian', 'greek']],
])('a page in %s asks for its letters once and stays inside the budget', async (_, prefix, subsets) => {
  const { page, network } = await visit();
  for (const path of ['/', DEFAULT_LIST]) {
    await page.goto(prefix + path, { waitUntil: 'networkidle' });
    const fonts = network.sent('Font');
    const names = fonts.map(({ address }) => /commissioner-([a-z-]+)\./.exec(address)?.[1] ?? address);
    expect([path, ...names.sort()]).toEqual([path, ...subsets.toSorted()]);
    expect(fonts.every(({ status }) => status === 200)).toBe(true);
    expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FONT_BUDGET);
  }
});

test('a font is kept for a year', async () => {
  const { page } = await visit();
  const [response] = await Promise.all([page.waitForResponse(/\.woff2$/), page.goto('/')]);
  expect(response.headers()['cache-control']).toContain('immutable');
  expect(response.headers()['content-type']).toBe('font/woff2');
});

test.each(['', '/ru', '/el'])(
  '%s text is read before the font is there, and does not move when it comes',
  async (prefix) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(prefix + DEFAULT_LIST, { waitUntil: 'domcontentloaded' });
    await page.locator('h1').waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.fonts.check('16px Commissioner'))).toBe(false);
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px Commissioner'))).toBe(true);
    expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_BUDGET);
  },
);
