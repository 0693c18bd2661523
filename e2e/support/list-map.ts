import type { Page } from 'playwright-core';
import { adLinks, waitUntilAlive } from './list-page';

interface Point {
  x: number;
  y: number;
}

/** From this zoom on the server answers with all ads, whatever their number. */
const AD_ZOOM = '18';

/** Has the map beside a list come at once. */
export async function turnToMap(page: Page): Promise<void> {
  await waitUntilAlive(page, 'aside');
  await page.locator('aside').hover();
}

/** What a list's map asks for, newest last. */
export function mapRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api-next/search-list/clusters/') asked.push(request.url());
  });
  return asked;
}

/**
 * Waits until list and map count the same ads, those without a position aside, and expects the shown ones to be among
 * those of the map's search.
 */
export async function listAndMapInStep(page: Page, requests: readonly string[]): Promise<void> {
  const unplaced = await page.waitForFunction(() => {
    const number = (element: Element | null | undefined): number =>
      Number(/[\d.]+/.exec(element?.textContent ?? '')?.[0].replaceAll('.', ''));
    const status = document.querySelector('aside [role="status"][aria-busy="false"]');
    const onMap = number(status?.querySelector('b'));
    // The way beyond the searched place is a paragraph of its own.
    const unplacedOnes = status?.querySelector('p + p:not(:has(a))');
    const missing = unplacedOnes === null ? 0 : number(unplacedOnes);
    const listed = number(document.querySelector('main section p'));
    return onMap + missing === listed && { missing };
  });
  const { missing } = await unplaced.evaluate((found) => (found === false ? { missing: NaN } : found));
  const newest = new URL(requests.at(-1) ?? '');
  newest.searchParams.set('zoom', AD_ZOOM);
  const answer: { markers: { id: number[] } } = await (await page.request.get(newest.href)).json();
  const paths = await adLinks(page).evaluateAll((links) =>
    links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
  );
  const listed = new Set(paths.map((path) => Number(/\/oglasi\/(\d+)\//.exec(path)?.[1])));
  expect(listed.size).toBeGreaterThan(0);
  expect([...listed].filter((id) => !answer.markers.id.includes(id)).length).toBeLessThanOrEqual(missing);
}

/** Middle of a marker that nothing lies over, once there is one. @param which what it is, in CSS */
export async function markerInSight(page: Page, which = '[data-marker]'): Promise<Point> {
  const found = await page.waitForFunction((selector) => {
    for (const marker of document.querySelectorAll(`aside ${selector}`)) {
      const { x, y, width, height } = marker.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (marker.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
    }
    return false;
  }, which);
  return found.evaluate((point) => (point === false ? { x: NaN, y: NaN } : point));
}

/** Drags the map by hand. */
export async function dragMap(page: Page, from: Point, by: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 12 });
  // A map that is let go of in its course glides on.
  await page.waitForTimeout(150);
  await page.mouse.up();
}
