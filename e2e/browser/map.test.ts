import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { adLinks, DEFAULT_LIST, readList, restingScroll, waitForList, waitUntilAlive } from '../support/list-page';
import { dragMap, listAndMapInStep, mapRequests, markerInSight, turnToMap } from '../support/list-map';

const visit = useBrowser();

/** The way to the map of a narrow screen. */
const KARTA = 'main a[href$="karta=1"]';

test('O-03 filter → map there → moved → list, counter and address in step → another place → both there → ad → Back in one press', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  const requests = mapRequests(page);
  await page.goto(`${DEFAULT_LIST}zagreb/`);
  await turnToMap(page);
  // Before that the form goes to the server, which answers with another address of the same list.
  await waitUntilAlive(page, 'main form button[popovertarget]');
  await page.locator('main form button[popovertarget]').first().click();
  await page.locator('[popover] [name="prezzoMassimo"]').fill('600.000');
  await page.locator('[popover] [type="submit"]').click();
  await page.waitForURL(/zagreb\/\?prezzoMassimo=600000$/);
  await listAndMapInStep(page, requests);
  expect(await accessibilityProblems(page, 'aside')).toEqual([]);

  await page.evaluate(() => scrollTo(0, 700));
  await dragMap(page, await markerInSight(page), { x: -180, y: 60 });
  await page.waitForURL(/viewport=/);
  await listAndMapInStep(page, requests);
  expect(await page.locator('aside [data-ad]').count()).toBe(0);
  expect(await restingScroll(page)).toBe(0);
  const moved = await readList(page);
  expect(new URL(page.url()).pathname).toBe(`${DEFAULT_LIST}zagreb/`);
  expect(await page.locator('main h1').textContent()).toMatch(/Zagreb.* · dio karte$/);
  await page.reload();
  await turnToMap(page);
  await listAndMapInStep(page, requests);
  expect(await readList(page)).toEqual(moved);

  // O-77: the town stayed in the box until now.
  await page.locator('main form [role="group"] label', { hasText: 'Zagreb' }).click();
  await page.waitForURL((url) => url.pathname === DEFAULT_LIST);
  await waitForList(page);
  await page.locator('main form [name="mjesto"]').pressSequentially('osijek', { delay: 30 });
  await page
    .getByRole('option', { name: /^Osijek/ })
    .first()
    .click();
  await page.waitForURL(/osijek\/\?prezzoMassimo=600000$/);
  await listAndMapInStep(page, requests);
  await markerInSight(page);
  const osijek = await readList(page);
  await adLinks(page).first().click();
  await page.waitForURL(/\/oglasi\//);
  await page.goBack();
  await waitForList(page);
  expect(await readList(page)).toEqual(osijek);
  await listAndMapInStep(page, requests);
  expect(complaints).toEqual([]);
}, 60_000);

test('R270 on a phone the map fills the screen, a marker shows its ad, and one press of Back leads to the list as it was', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  const requests = mapRequests(page);
  await page.goto(`${DEFAULT_LIST}zagreb/`);
  await waitUntilAlive(page, KARTA);
  await page.evaluate(() => scrollTo(0, 900));
  const before = { list: await readList(page), scroll: await restingScroll(page) };
  await page.locator(KARTA).click();
  await page.waitForURL(/karta=1/);
  await listAndMapInStep(page, requests);
  const { x, y } = await markerInSight(page, '[data-marker^="ad-"]');
  await page.mouse.click(x, y);
  await page.locator('aside [data-ad] a').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('karta'));
  await waitForList(page);
  expect(await readList(page)).toEqual(before.list);
  expect(Math.abs((await restingScroll(page)) - before.scroll)).toBeLessThanOrEqual(4);
  expect(complaints).toEqual([]);
}, 60_000);

test('R242 R259 a search by the map view stays between its least and its greatest zoom, whatever the address and the visitor ask', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  const requests = mapRequests(page);
  const asked = (): number[] => requests.map((url) => Number(new URL(url).searchParams.get('zoom')));
  // All of Europe: far more than the least zoom shows.
  await page.goto(`${DEFAULT_LIST}?viewport=30,-10,70,40`);
  await turnToMap(page);
  await listAndMapInStep(page, requests);
  const farther = page.locator('aside').getByRole('button', { name: 'Udalji' });
  const closer = page.locator('aside').getByRole('button', { name: 'Približi' });
  expect(await farther.getAttribute('aria-disabled')).toBe('true');
  await farther.click({ force: true });
  const { x, y } = await markerInSight(page);
  await page.mouse.move(x, y + 60);
  await page.mouse.wheel(0, 900);
  for (let press = 0; press < 12 && (await closer.getAttribute('aria-disabled')) !== 'true'; press += 1) {
    await closer.click();
    await page.waitForTimeout(350);
  }
  expect(await closer.getAttribute('aria-disabled')).toBe('true');
  await page.waitForTimeout(600);
  expect(Math.min(...asked())).toBe(7);
  expect(Math.max(...asked())).toBe(18);
  expect(complaints).toEqual([]);
}, 60_000);

test('O-77 O-75 each rest of the map is gone back to once, up to the whole town; an ad opened while the map zooms breaks nothing', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  const requests = mapRequests(page);
  await page.goto(`${DEFAULT_LIST}zagreb/`);
  await turnToMap(page);
  await listAndMapInStep(page, requests);
  const whole = await readList(page);
  const rests: string[] = [];
  for (const by of [
    { x: -160, y: 0 },
    { x: 0, y: 120 },
  ]) {
    const before = page.url();
    await dragMap(page, await markerInSight(page), by);
    await page.waitForURL((url) => url.href !== before);
    await listAndMapInStep(page, requests);
    rests.push(page.url());
    // The next move is one of its own only after a rest.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1600)));
  }
  await page.goBack();
  await page.waitForURL(rests[0] ?? '');
  await listAndMapInStep(page, requests);
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  await listAndMapInStep(page, requests);
  expect(await readList(page)).toEqual(whole);

  await page.locator('aside').getByRole('button', { name: 'Približi' }).click();
  await adLinks(page).first().click();
  await page.waitForURL(/\/oglasi\//);
  await page.locator('main h1').waitFor();
  // Leaflet ends a zoom a quarter of a second after it began.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(complaints).toEqual([]);
}, 60_000);
