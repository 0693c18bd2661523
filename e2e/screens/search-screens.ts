import type { SearchListResponse } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { comparePath, PATHS } from '@kvadrat/contracts/paths';
import type { Page } from 'playwright-core';
import type { Screen } from './screen';

const TOWN = '/prodaja-stambene-nekretnine/split/';
const DRAWN = `${TOWN}?vrt=43.500,16.42;43.503,16.475;43.525,16.465;43.523,16.43&karta=1`;
const TRAVEL = '/prodaja-stambene-nekretnine/?travel=43.509,16.440,20,car&karta=1';
const SENTENCE = 'stan u Splitu do 300.000 €, 2 sobe, blizu mora, s balkonom';

/** The map and its tools, comparing and the sentence search. @param results ads of the first list */
export function searchScreens({ results }: SearchListResponse): Screen[] {
  const screens: Screen[] = [
    { name: 'map', show: (page, locale) => openMap(page, locale, `${TOWN}?karta=1`) },
    { name: 'map-drawing', show: (page, locale) => openTool(page, locale, DRAWN, 'draw') },
    { name: 'map-travel', show: (page, locale) => openTool(page, locale, TRAVEL, 'travel') },
    { name: 'map-parts', show: openParts },
    {
      name: 'compare',
      show: (page, locale) =>
        page.goto(localizedPath(locale, comparePath(results.slice(0, 3).map(({ id }) => id))), {
          waitUntil: 'networkidle',
        }),
    },
    {
      name: 'sentence',
      show: (page, locale) =>
        page.goto(localizedPath(locale, `${PATHS.sentence}?recenica=${encodeURIComponent(SENTENCE)}`), {
          waitUntil: 'networkidle',
        }),
    },
    { name: 'list-saved', show: showSaved },
  ];
  return screens.map((screen) => ({ ...screen, locales: ['hr'] }));
}

async function openMap(page: Page, locale: Locale, address: string): Promise<void> {
  await page.goto(localizedPath(locale, address), { waitUntil: 'networkidle' });
  await page.locator('aside [data-marker]').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(500);
}

async function openTool(page: Page, locale: Locale, address: string, tool: 'draw' | 'travel'): Promise<void> {
  await openMap(page, locale, address);
  await page.locator(`aside [data-area-tool="${tool}"]`).click();
  await page.locator('[data-map-tool]').waitFor();
  await page.waitForTimeout(1500);
}

async function openParts(page: Page, locale: Locale): Promise<void> {
  // Only what follows the hash differs from the screen before.
  await page.goto('about:blank');
  await page.goto(localizedPath(locale, '/prodaja-stambene-nekretnine/zagreb/?karta=1#dijelovi'), {
    waitUntil: 'networkidle',
  });
  const tool = page.locator('[data-map-tool] input[type="checkbox"]');
  await tool.first().waitFor({ timeout: 30_000 });
  for (const at of [1, 3]) await tool.nth(at).check({ force: true });
  await page.waitForTimeout(1000);
}

/** One ad saved, one hidden, with what is said about it. */
async function showSaved(page: Page, locale: Locale): Promise<void> {
  await page.goto(localizedPath(locale, TOWN), { waitUntil: 'networkidle' });
  await page.locator('main article button[aria-pressed="false"]').first().click();
  await page.locator('main article').nth(1).locator('button:not([aria-pressed])').last().click();
  const map = page.locator('aside');
  if (await map.isVisible()) {
    await map.hover();
    await map.locator('[data-marker]').first().waitFor({ timeout: 30_000 });
  }
  await page.waitForTimeout(500);
}
