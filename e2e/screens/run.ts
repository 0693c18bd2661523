/** `npm run screens`: pictures of every screen for docs/screens, the latest only. `PORTAL_URL` names a portal that runs already. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchListResponse } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { DESKTOP, launchBrowser, PHONE, projectRoot, startPortal, startVisit } from '@kvadrat/tools/harness';

const LOCALES: readonly Locale[] = ['hr', 'de', 'el'];
const SCHEMES = ['light', 'dark'] as const;
const QUALITY = 55;

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
} finally {
  await browser.close();
  await portal.stop();
}

async function adPath(): Promise<string> {
  const response = await fetch(`${portal.origin}/api-next/search-list/listings/`);
  const list: SearchListResponse = await response.json();
  const first = list.results[0];
  if (first === undefined) throw new Error('the portal has no ads');
  return first.path;
}
