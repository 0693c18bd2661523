import type { Page } from 'playwright-core';
import { measureDuring } from './measure-during';
import { pressMiddle } from './press-middle';

/** What a visitor does on the map of a list, and how long each answer took, in milliseconds. */
export type MeasuredMap = Record<'moveMap' | 'zoomMap' | 'openMarker', number[]>;

interface Point {
  x: number;
  y: number;
}

const MOVES = [
  { x: -60, y: 40 },
  { x: 50, y: -50 },
  { x: 30, y: 30 },
] as const;
const STEPS = 8;
/** Milliseconds between two steps, as a finger moves. */
const PACE = 16;

/** On a phone, where the map fills the screen. @param address of a list with fewer ads than would be gathered into groups */
export async function useMapOnPhone(page: Page, address: string): Promise<MeasuredMap> {
  await page.goto(`${address}?karta=1`, { waitUntil: 'networkidle' });
  const start = await markerInSight(page, '[data-marker^="ad-"]');
  await page.mouse.click(start.x, start.y);
  await page.locator('aside [data-ad] a').first().waitFor();
  const moveMap: number[] = [];
  const zoomMap: number[] = [];
  const openMarker: number[] = [];
  for (const by of MOVES) {
    const from = await markerInSight(page, '[data-marker]');
    const answered = page.waitForResponse(/\/search-list\/clusters\//);
    moveMap.push((await measureDuring(page, () => drag(page, from, by))).press);
    await answered;
    const marker = await markerInSight(page, '[data-marker^="ad-"]');
    openMarker.push((await measureDuring(page, () => page.mouse.click(marker.x, marker.y))).press);
  }
  const closer = page.locator('aside').getByRole('button', { name: 'Približi' });
  zoomMap.push((await measureDuring(page, () => pressMiddle(closer))).press);
  return { moveMap, zoomMap, openMarker };
}

async function drag(page: Page, from: Point, by: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(from.x + (by.x * step) / STEPS, from.y + (by.y * step) / STEPS);
    await page.waitForTimeout(PACE);
  }
  await page.mouse.up();
}

/** Middle of a marker that nothing lies over, once there is one. */
async function markerInSight(page: Page, which: string): Promise<Point> {
  const found = await page.waitForFunction((selector) => {
    for (const marker of document.querySelectorAll(`aside ${selector}`)) {
      const { left, top, width, height } = marker.getBoundingClientRect();
      if (marker.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
        return { x: left + width / 2, y: top + height / 2 };
    }
    return null;
  }, which);
  return found.evaluate((point) => point ?? { x: NaN, y: NaN });
}
