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

/** Waits until the chips of a search are these, beginnings of them at least. */
export async function waitForChips(page: Page, beginnings: readonly string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const chips = [...document.querySelectorAll('main ul a[aria-label^="Ukloni: "]')].map(
      ({ textContent }) => textContent,
    );
    return chips.length === wanted.length && wanted.every((text, index) => chips[index]?.startsWith(text));
  }, beginnings);
}
