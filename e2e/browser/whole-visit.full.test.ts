import { accessibilityProblems, DESKTOP, PHONE, type Visit } from '@kvadrat/tools/harness';
import type { CDPSession, Page } from 'playwright-core';
import { areaTool, mapPoint } from '../support/area-tool';
import { useBrowser } from '../support/browser';
import { tabTo } from '../support/keyboard';
import { turnToMap } from '../support/list-map';
import { adLinks, DEFAULT_LIST, readList, waitForList } from '../support/list-page';

const visit = useBrowser();

const SPLIT = `${DEFAULT_LIST}split/`;
const KARTA = 'main a[href$="karta=1"]';
const SHOW = 'section[aria-labelledby="alat-karte"] footer button:last-child';
/** Around most of the town. */
const CORNERS = [
  [0.15, 0.15],
  [0.85, 0.15],
  [0.85, 0.85],
  [0.15, 0.85],
] as const;

/** One way to do what a visit consists of. */
interface Hand {
  setPrice: (page: Page) => Promise<void>;
  openMap: (page: Page) => Promise<void>;
  draw: (page: Page, cdp: CDPSession) => Promise<void>;
  /** How far a town is; the ads of it are shown. */
  travel: (page: Page) => Promise<void>;
  show: (page: Page) => Promise<void>;
  openAd: (page: Page) => Promise<void>;
}

const finger: Hand = {
  async setPrice(page) {
    await page.locator('main form [popovertarget]').first().tap();
    await page.locator('[popover] [name="prezzoMassimo"]').fill('600.000');
    await page.locator('[popover] [type="submit"]').tap();
  },
  async openMap(page) {
    await page.locator(KARTA).tap();
    await page.waitForURL(/karta=1/);
  },
  async draw(page, cdp) {
    await page.locator('aside [data-area-tool="draw"]').tap({ timeout: 20_000 });
    await areaTool(page)
      .getByText(/Povucite prstom/)
      .waitFor();
    const corners = await Promise.all([...CORNERS, [0.16, 0.17] as const].map(([x, y]) => mapPoint(page, x, y)));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: corners.slice(0, 1) });
    for (const [index, to] of corners.entries()) {
      const from = corners[index - 1] ?? to;
      for (let step = 1; step <= 8; step += 1) {
        await cdp.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }],
        });
      }
    }
    // A finger rests before it is lifted; from a throw the browser takes the next tap for its end.
    await page.waitForTimeout(250);
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: corners.slice(-1).map(({ x, y }) => ({ x: x + 1, y })),
    });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  async travel(page) {
    await page.locator('aside [data-area-tool="travel"]').tap();
    const { x, y } = await mapPoint(page, 0.5, 0.5);
    await page.touchscreen.tap(x, y);
  },
  show: (page) => page.locator(SHOW).tap(),
  openAd: (page) => adLinks(page).first().tap(),
};

const mouse: Hand = {
  async setPrice(page) {
    await page.locator('main form [popovertarget]').first().click();
    await page.locator('[popover] [name="prezzoMassimo"]').fill('600.000');
    await page.locator('[popover] [type="submit"]').click();
  },
  openMap: turnToMap,
  async draw(page) {
    await page.locator('aside [data-area-tool="draw"]').click({ timeout: 20_000 });
    await areaTool(page)
      .getByText(/Dodirnite kartu za svaku točku/)
      .waitFor();
    for (const [x, y] of CORNERS) {
      const point = await mapPoint(page, x, y);
      await page.mouse.click(point.x, point.y);
      await page.waitForTimeout(350);
    }
    await areaTool(page).getByRole('button', { name: 'Završi' }).click();
  },
  async travel(page) {
    await page.locator('aside [data-area-tool="travel"]').click();
    const { x, y } = await mapPoint(page, 0.5, 0.5);
    await page.mouse.click(x, y);
  },
  show: (page) => page.locator(SHOW).click(),
  openAd: (page) => adLinks(page).first().click(),
};

const keys: Hand = {
  async setPrice(page) {
    await tabTo(page, 'main form [popovertarget]');
    await page.keyboard.press('Enter');
    await tabTo(page, '[name="prezzoMassimo"]');
    await page.keyboard.type('600000', { delay: 30 });
    await page.keyboard.press('Enter');
  },
  // It comes by itself to who stays.
  openMap: (page) => page.locator('aside [data-area-tool="draw"]').waitFor({ timeout: 20_000 }),
  async draw(page) {
    await tabTo(page, 'aside [data-area-tool="draw"]');
    await page.keyboard.press('Enter');
    await areaTool(page)
      .getByText(/Tipkovnicom/)
      .waitFor();
    for (const key of [
      'ArrowLeft',
      'ArrowUp',
      'Enter',
      'ArrowRight',
      'ArrowRight',
      'Enter',
      'ArrowDown',
      'ArrowDown',
      'Enter',
      'Enter',
    ]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(600);
    }
  },
  async travel(page) {
    await tabTo(page, 'aside [data-area-tool="travel"]');
    await page.keyboard.press('Enter');
    await tabTo(page, '[name="polaziste"]');
    await page.keyboard.type('split', { delay: 30 });
    await areaTool(page)
      .getByRole('option', { name: /^Split/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  async show(page) {
    await tabTo(page, SHOW);
    await page.keyboard.press('Enter');
  },
  async openAd(page) {
    await tabTo(page, 'main article a[href*="/oglasi/"]');
    await page.keyboard.press('Enter');
  },
};

async function visitAll({ page, cdp, complaints }: Visit, hand: Hand): Promise<void> {
  const says = /^Prikaži [\d.]+/;
  const shown = async (): Promise<string> => page.locator('main section p').first().innerText();
  const announced = async (): Promise<string> => {
    await areaTool(page).getByRole('button', { name: says }).waitFor();
    return /\d[\d.]*/.exec(await page.locator(SHOW).innerText())?.[0] ?? '';
  };
  await page.goto(SPLIT);
  await waitForList(page);
  await hand.setPrice(page);
  await page.waitForURL(/prezzoMassimo=600000/);
  await hand.openMap(page);

  await hand.draw(page, cdp);
  await areaTool(page).getByRole('list', { name: 'Područja' }).waitFor();
  const drawn = await announced();
  await hand.show(page);
  await page.waitForURL(/vrt=/);
  await areaTool(page).waitFor({ state: 'hidden' });
  await page.waitForFunction((count) => document.querySelector('main section p')?.textContent.includes(count), drawn);

  await hand.travel(page);
  await areaTool(page)
    .getByText(/^Procjena/)
    .waitFor();
  await announced();
  await hand.show(page);
  await page.waitForURL(/vrt=.*travel=|travel=.*vrt=/);
  await areaTool(page).waitFor({ state: 'hidden' });
  await page.locator('main ul a[aria-label^="Ukloni: 20 min autom"]').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  const before = { list: await readList(page), count: await shown() };
  expect(before.list.ads.length).toBeGreaterThan(0);
  expect(before.list.filters).toContain('prezzoMassimo=600.000');
  await hand.openAd(page);
  await page.waitForURL(/\/oglasi\//);
  await page.locator('#kvadrat-mf-listings h1').waitFor();
  await page.goBack();
  await waitForList(page);
  expect({ list: await readList(page), count: await shown() }).toEqual(before);
  expect(complaints).toEqual([]);
}

test('R268 the whole visit at 390 px by finger: filter, map, drawn area, travel time, ad, Back', async () => {
  await visitAll(await visit({ viewport: PHONE, hasTouch: true, isMobile: true }), finger);
}, 120_000);

test('R268 the whole visit at 1440 px by mouse', async () => {
  await visitAll(await visit({ viewport: DESKTOP }), mouse);
}, 120_000);

test('R268 R284 the whole visit at 1440 px by keyboard alone', async () => {
  await visitAll(await visit({ viewport: DESKTOP }), keys);
}, 120_000);
