import type { Locator, Page } from 'playwright-core';
import { waitForList } from './list-page';

/** The panel of the tools that say where to look. */
export function areaTool(page: Page): Locator {
  return page.locator('section[aria-labelledby="alat-karte"]');
}

/** Opens a list with its map, and a tool over it. */
export async function openAreaTool(page: Page, address: string, button: RegExp): Promise<Locator> {
  await page.goto(address);
  await waitForList(page);
  await page.locator('aside').getByRole('button', { name: button }).click({ timeout: 20_000 });
  const tool = areaTool(page);
  await tool.waitFor();
  return tool;
}

/** A point of the map that no panel covers. @param x @param y shares of what is free of it */
export async function mapPoint(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const map = await page.locator('aside').boundingBox();
  const panel = await areaTool(page).boundingBox();
  if (map === null || panel === null) throw new Error('there is no map with a tool over it');
  return { x: map.x + map.width * x, y: map.y + (panel.y - map.y) * y };
}

/** Chips of the areas a search has. */
export async function chips(page: Page): Promise<string[]> {
  return page.locator('main ul a[aria-label^="Ukloni: "]').allInnerTexts();
}
