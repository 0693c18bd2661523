import { AUTH_VIEWS, authPath } from '@kvadrat/contracts/account';
import { DESKTOP, launchBrowser, PHONE, startPortal, startVisit, type Portal } from '@kvadrat/tools/harness';
import type { Browser, Page } from 'playwright-core';
import { fakeGoogle, startGoogleIssuer, type GoogleIssuer } from '../support/google-one-tap';

const SLOW = 120_000;
/** A portal of its own, on a machine that has other work. */
const START_MS = 260_000;
const LARGEST_ICON = 48;

let google: GoogleIssuer;
let portal: Portal;
let browser: Browser;

// Providers that need no keys are there in development alone.
beforeAll(async () => {
  google = await startGoogleIssuer();
  [portal, browser] = await Promise.all([
    startPortal({ NODE_ENV: 'development', RENDER_DEADLINE_MS: '2000', ...google.settings }),
    launchBrowser(),
  ]);
}, START_MS);
afterAll(async () => {
  await browser.close();
  await portal.stop();
  await google.close();
});

/** What is wrong with the page as people see it: icons that have grown, and buttons that something else lies on. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate((largest) => {
    const wrong: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    for (const icon of main.querySelectorAll('button svg, button img, a svg')) {
      const { width, height } = icon.getBoundingClientRect();
      if (Math.max(width, height) > largest)
        wrong.push(
          `an icon of ${Math.round(width)} by ${Math.round(height)} in "${icon.closest('button, a')?.textContent ?? ''}"`,
        );
    }
    for (const button of main.querySelectorAll('button')) {
      button.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = button.getBoundingClientRect();
      if (width === 0) continue;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!button.contains(hit))
        wrong.push(
          `"${button.textContent}" is covered by "${hit?.closest('button, a')?.textContent ?? hit?.tagName ?? ''}"`,
        );
    }
    return wrong;
  }, LARGEST_ICON);
}

test.each([PHONE, DESKTOP])(
  'J2 with One Tap and three providers every sign-in page can be used at %j: icons have their size, each button is hit in its middle',
  async (viewport) => {
    const { page, context, close } = await startVisit(browser, portal.origin, { viewport, allowed: 'famr' });
    await fakeGoogle(context);
    for (const view of AUTH_VIEWS) {
      await page.goto(authPath(view), { waitUntil: 'networkidle' });
      expect([view, await faults(page)]).toEqual([view, []]);
      if (view !== 'entry') continue;
      expect(
        await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.endsWith('/element.css'))),
      ).toBe(true);
      for (const name of ['Appleom', 'Googleom', 'Facebookom'])
        expect(
          await page
            .getByRole('main')
            .getByRole('button', { name: `Nastavi s ${name}` })
            .count(),
        ).toBe(1);
      expect(await page.getByRole('main').getByRole('button', { name: 'Nastavi', exact: true }).count()).toBe(1);
    }
    await close();
  },
  SLOW,
);
