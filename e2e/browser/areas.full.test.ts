import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { areaTool, mapPoint, openAreaTool } from '../support/area-tool';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST, waitForList } from '../support/list-page';

const visit = useBrowser();
const MET = `${DEFAULT_LIST}?travel=43.51,16.44,30,car&travel=43.54,16.49,20,bike`;
const SHAPES = 'vrt=43.50,16.42;43.50,16.48;43.53,16.47&centro=43.51,16.44&raggio=5000';

test('map-geo 4: by finger on a phone freehand is there at once and becomes an area', async () => {
  const { page, cdp, complaints } = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  const tool = await openAreaTool(page, `${DEFAULT_LIST}split/?karta=1`, /^Nacrtaj/);
  await tool.getByText(/Povucite prstom/).waitFor();
  const corners = await Promise.all(
    [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.7, 0.7],
      [0.3, 0.7],
      [0.31, 0.32],
    ].map(([x = 0, y = 0]) => mapPoint(page, x, y)),
  );
  const [start] = corners;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: start === undefined ? [] : [start] });
  for (const [index, to] of corners.entries()) {
    const from = corners[index - 1] ?? to;
    for (let step = 1; step <= 8; step += 1) {
      await cdp.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }],
      });
    }
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await tool.getByRole('list', { name: 'Područja' }).waitFor();
  await tool.getByRole('button', { name: /^Prikaži [\d.]+/ }).click();
  await page.waitForURL(/vrt=/);
  expect(new URL(page.url()).searchParams.has('karta')).toBe(true);
  expect(complaints).toEqual([]);
}, 60_000);

test('R134 by keyboard alone a circle is set by its fields', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await page.goto(`${DEFAULT_LIST}?centro=43.51,16.44&raggio=2000`);
  await waitForList(page);
  await page
    .locator('aside')
    .getByRole('button', { name: /^Nacrtaj/ })
    .focus({ timeout: 20_000 });
  await page.keyboard.press('Enter');
  const tool = areaTool(page);
  await tool.getByRole('button', { name: 'Krug', exact: true }).focus();
  await page.keyboard.press('Enter');
  await tool.getByRole('combobox').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.type('zadar', { delay: 30 });
  await tool
    .getByRole('option', { name: /^Zadar/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tool.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await tool.getByRole('button', { name: /^Prikaži [\d.]+/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/centro=44\.1.*raggio=3000/);
  expect(complaints).toEqual([]);
}, 60_000);

test('R133 by keyboard alone an area is drawn at the cross-hair', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  const tool = await openAreaTool(page, `${DEFAULT_LIST}split/`, /^Nacrtaj/);
  await tool.getByText(/Tipkovnicom/).waitFor();
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(600);
  }
  await page.keyboard.press('Enter');
  await tool.getByRole('list', { name: 'Područja' }).waitFor();
  expect(complaints).toEqual([]);
}, 60_000);

test('R120 two people: the address has both, and one leaves', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  const tool = await openAreaTool(page, MET, /^Vrijeme putovanja/);
  await tool
    .getByRole('group', { name: '2. osoba' })
    .getByText(/^Procjena/)
    .waitFor();
  await tool.getByRole('button', { name: 'Ukloni: 1. osoba' }).click();
  await tool.getByRole('button', { name: /^Prikaži [\d.]+/ }).click();
  await page.waitForURL((url) => url.searchParams.getAll('travel').join() === '43.54,16.49,20,bike');
  expect(complaints).toEqual([]);
}, 60_000);

test.each(LOCALES.flatMap((locale) => [PHONE, DESKTOP].map((viewport) => [locale, viewport.width, viewport] as const)))(
  'axe finds nothing on the tools: %s at %i px',
  async (locale, _width, viewport) => {
    const { page } = await visit({ viewport });
    for (const [address, button] of [
      [`${MET}&karta=1`, 1],
      [`${DEFAULT_LIST}?${SHAPES}&karta=1`, 0],
    ] as const) {
      await page.goto(localizedPath(locale, address));
      await waitForList(page);
      // Drawing, then travel time.
      await page.locator('aside [data-area-tool]').nth(button).click({ timeout: 20_000 });
      await areaTool(page).waitFor();
      await page.waitForTimeout(1500);
      expect([address, ...(await accessibilityProblems(page))]).toEqual([address]);
    }
  },
  120_000,
);
