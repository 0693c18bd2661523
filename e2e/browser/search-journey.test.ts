import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { tabTo } from '../support/keyboard';
import { cards, DEFAULT_LIST, readList, waitForList, waitUntilAlive } from '../support/list-page';

const visit = useBrowser();

const countOf = (text: string): number => Number(/^([\d.]+)/.exec(text.trim())?.[1]?.replaceAll('.', ''));

test('R268 by keyboard alone: search, all filters, a chip taken away, sorted, page 2', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await page.goto('/');
  await waitUntilAlive(page);
  await tabTo(page, '[name="mjesto"]');
  await page.keyboard.type('zagreb', { delay: 30 });
  await page
    .getByRole('option', { name: /^Zagreb/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'main form button[type="submit"]');
  await page.keyboard.press('Enter');
  await waitForList(page);
  expect((await readList(page)).address).toBe('/prodaja-stambene-nekretnine/zagreb/');

  await tabTo(page, 'form button[popovertarget]');
  await page.keyboard.press('Enter');
  await page.locator('[popover]').waitFor();
  await tabTo(page, '[name="ascensore"]');
  await page.keyboard.press('Space');
  const show = page.locator('[popover] [type="submit"]');
  const before = await show.innerText();
  await page.waitForFunction((old) => document.querySelector('[popover] [type="submit"]')?.textContent !== old, before);
  const announced = countOf((await show.innerText()).replace(/^\D+/, ''));
  await tabTo(page, '[popover] [type="submit"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/ascensore=1/);
  await page.locator('[popover]').waitFor({ state: 'hidden' });
  expect(countOf(await page.locator('main section p').first().innerText())).toBe(announced);

  await tabTo(page, 'main section li a[href]:not([href*="ascensore"])');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.search.includes('ascensore'));
  await tabTo(page, 'select[name="criterio"]');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/criterio=data/);
  await tabTo(page, 'main nav a[href*="pag=2"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/criterio=data&ordine=desc&pag=2/);
  await waitForList(page);
  expect(complaints).toEqual([]);
});

test.each([
  ['390 px', PHONE],
  ['1440 px', DESKTOP],
])('R268 at %s an empty list leads on by a search that finds as many ads as it says', async (_, viewport) => {
  const { page } = await visit({ viewport });
  await page.goto(`${DEFAULT_LIST}split/?prezzoMassimo=1000`, { waitUntil: 'networkidle' });
  expect(await cards(page).count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  const way = page.locator('main section section li a').first();
  const said = await way.locator('b').innerText();
  await way.click();
  await waitForList(page);
  expect(await page.locator('main section p').first().innerText()).toBe(said);
});

test('R257 a search that fails says so, keeps the filters, and can be tried again', async () => {
  const { page } = await visit({ viewport: DESKTOP, expected: [/503/] });
  await page.goto(`${DEFAULT_LIST}split/`);
  await waitForList(page);
  await page.route('**/api-next/search-list/listings/**', (route) =>
    route.fulfill({ status: 503, json: { message: '', data: { message: '', code: 'down' } } }),
  );
  await page.locator('select[name="criterio"]').selectOption('prezzo-asc');
  await page.getByRole('heading', { level: 1, name: 'Oglasi trenutačno nisu dostupni' }).waitFor({ timeout: 30_000 });
  expect(await page.locator('[name="mjesto"]').inputValue()).toBe('Split');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.unroute('**/api-next/search-list/listings/**');
  await page.getByRole('link', { name: 'Pokušaj ponovno' }).click();
  await waitForList(page);
  expect((await readList(page)).address).toBe(`${DEFAULT_LIST}split/?criterio=prezzo&ordine=asc`);
}, 60_000);

test.each([
  ['1440×900', DESKTOP, 3],
  ['390×844', PHONE, 2],
])(
  'at %s so many ads are in sight with the first view: the price of each, on a phone one whole and the next begun',
  async (_, viewport, wanted) => {
    const { page } = await visit({ viewport });
    await page.goto(`${DEFAULT_LIST}split/`);
    await waitForList(page);
    const edge = await page.evaluate(() => {
      const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
      return bar === undefined ? innerHeight : bar.getBoundingClientRect().top;
    });
    const boxes = await cards(page).evaluateAll((all) =>
      all.map((card) => {
        const price = card.querySelector('p b')?.getBoundingClientRect();
        return {
          top: card.getBoundingClientRect().top,
          bottom: card.getBoundingClientRect().bottom,
          price: price?.bottom ?? Infinity,
        };
      }),
    );
    if (viewport === PHONE) {
      expect(boxes[0]?.bottom).toBeLessThan(edge);
      expect(boxes[1]?.top).toBeLessThan(edge);
    } else {
      expect(boxes.filter(({ price }) => price <= edge).length).toBeGreaterThanOrEqual(wanted);
    }
  },
);

// Titles of tiles and cards are links that cover all of them.
test.each(['/', `${DEFAULT_LIST}split/`])(
  '%s: everything pressed by a finger is 44 px high at least, and nothing moves',
  async (path) => {
    const { page } = await visit({ viewport: PHONE });
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(
            globalThis,
            'shift',
            Number(Reflect.get(globalThis, 'shift')) + Number(Reflect.get(entry, 'value')),
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const small = await page.evaluate(() => {
      const targets = [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(button, select, input:not([type="hidden"]), form a, ul a:not(h3 a), section > a)',
        ),
      ];
      return targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
        .map((target) => target.outerHTML.slice(0, 120));
    });
    expect(small).toEqual([]);
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThanOrEqual(0.02);
  },
);
