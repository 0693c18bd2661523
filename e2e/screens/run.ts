/**
 * `npm run screens`: pictures of every screen in test-results/screens, to be looked at and not kept. `PORTAL_URL` names a portal that runs already;
 * `-- sign-in profile` takes those alone whose names begin so.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@kvadrat/contracts/locales';
import { DESKTOP, launchBrowser, PHONE, projectRoot, startPortal, startVisit } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { allScreens } from './screens';

const LOCALES: readonly Locale[] = ['hr', 'de', 'el'];
const SCHEMES = ['light', 'dark'] as const;
const QUALITY = 50;
/** Still to be read, at half the size of the file. */
const DESKTOP_SCALE = 0.75;

/** Whole pages of 25 ads: two cities, a town of the plain, a village and an island. */
const MARKETS = {
  zagreb: 'zagreb',
  split: 'split',
  osijek: 'osijek',
  village: 'marija-bistrica',
  island: 'hvar',
} as const;
/** Small enough to look a whole page over at once. */
const OVERVIEW_SCALE = 0.4;

const folder = join(projectRoot, 'test-results/screens');
const wanted = process.argv.slice(2);
const given = process.env['PORTAL_URL'] ?? '';
const portal = given === '' ? await startPortal() : { origin: given, stop: () => Promise.resolve() };
const browser = await launchBrowser();
try {
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const screens = (await allScreens(portal.origin)).filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
  for (const viewport of [PHONE, DESKTOP]) {
    for (const colorScheme of SCHEMES) {
      for (const locale of LOCALES) {
        const { page, context, close } = await startVisit(browser, portal.origin, {
          viewport,
          colorScheme,
          deviceScaleFactor: viewport === DESKTOP ? DESKTOP_SCALE : 1,
        });
        for (const { name, show, locales = LOCALES } of screens) {
          if (!locales.includes(locale)) continue;
          await show(page, locale);
          await page.screenshot({
            path: join(folder, `${name}-${viewport.width}-${colorScheme}-${locale}.jpg`),
            type: 'jpeg',
            quality: QUALITY,
          });
          await context.setOffline(false);
        }
        await close();
      }
    }
  }
  const { page, close } = await startVisit(browser, portal.origin, {
    viewport: DESKTOP,
    deviceScaleFactor: OVERVIEW_SCALE,
  });
  for (const [name, place] of Object.entries(wanted.length === 0 ? MARKETS : {})) {
    await page.goto(`/prodaja-stambene-nekretnine/${place}/`, { waitUntil: 'networkidle' });
    await readThrough(page);
    await page.screenshot({ path: join(folder, `market-${name}.jpg`), type: 'jpeg', quality: QUALITY, fullPage: true });
  }
  await close();
} finally {
  await browser.close();
  await portal.stop();
}

/** Scrolls through the page, so that every photo is asked for, and back to the top. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += DESKTOP.height) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
}
