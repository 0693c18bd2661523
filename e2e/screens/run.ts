/** `npm run screens`: pictures of every screen for docs/screens, the latest only. `PORTAL_URL` names a portal that runs already. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchListResponse } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { DESKTOP, launchBrowser, PHONE, projectRoot, startPortal, startVisit } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';

const LOCALES: readonly Locale[] = ['hr', 'de', 'el'];
const SCHEMES = ['light', 'dark'] as const;
const QUALITY = 55;

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

const folder = join(projectRoot, 'docs/screens');
const given = process.env['PORTAL_URL'] ?? '';
const portal = given === '' ? await startPortal() : { origin: given, stop: () => Promise.resolve() };
const browser = await launchBrowser();
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const screens = { home: '/', list: '/prodaja-stambene-nekretnine/', ad: await adPath(), missing: '/nema-ovoga/' };
  for (const viewport of [PHONE, DESKTOP]) {
    for (const colorScheme of SCHEMES) {
      const { page, close } = await startVisit(browser, portal.origin, { viewport, colorScheme });
      for (const locale of LOCALES) {
        for (const [name, path] of Object.entries(screens)) {
          await page.goto(localizedPath(locale, path), { waitUntil: 'networkidle' });
          const file = `${name}-${viewport.width}-${colorScheme}-${locale}.jpg`;
          await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: QUALITY });
        }
      }
      await close();
    }
  }
  const { page, close } = await startVisit(browser, portal.origin, { viewport: DESKTOP, deviceScaleFactor: OVERVIEW_SCALE });
  for (const [name, place] of Object.entries(MARKETS)) {
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

async function adPath(): Promise<string> {
  const response = await fetch(`${portal.origin}/api-next/search-list/listings/`);
  const list: SearchListResponse = await response.json();
  const first = list.results[0];
  if (first === undefined) throw new Error('the portal has no ads');
  return first.path;
}
