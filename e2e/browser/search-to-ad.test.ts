import { useBrowser } from '../support/browser';
import {
  DEFAULT_LIST,
  framesLater,
  readDownTo,
  readList,
  restingScroll,
  waitForList,
  waitUntilAlive,
} from '../support/list-page';
import { DESKTOP, PHONE, type Visit } from '@kvadrat/tools/harness';

const visit = useBrowser();

/** Opens the n-th ad of the list on screen, goes back, and expects to stand where it left. */
async function openAdAndReturn({ page }: Visit, position: number): Promise<void> {
  const link = await readDownTo(page, position);
  const before = await readList(page);
  const scroll = await restingScroll(page);
  expect(scroll).toBeGreaterThan(0);
  const title = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${title ?? ''}`);
  await page.locator('h1').waitFor();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(scroll);
  await page.goBack();
  await waitForList(page);
  expect(await readList(page)).toEqual(before);
  expect(Math.abs((await restingScroll(page)) - scroll)).toBeLessThanOrEqual(4);
  await page.reload();
  await waitForList(page);
  expect(await readList(page)).toEqual(before);
}

test.each([
  ['390 px', PHONE],
  ['1440 px', DESKTOP],
])(
  'at %s: type split, choose it, sale, up to 300.000 €, list, third ad, Back: same list, filters, page, scroll',
  async (_, viewport) => {
    const visitor = await visit({ viewport });
    const { page, complaints } = visitor;
    await page.goto('/');
    await waitUntilAlive(page);
    const form = page.locator('main form[role="search"]');
    await form.locator('[name="mjesto"]').pressSequentially('split', { delay: 30 });
    await page
      .getByRole('option', { name: /^Split/ })
      .first()
      .click();
    expect(await form.getByRole('checkbox', { name: 'Split' }).isChecked()).toBe(true);
    await form.locator('[name="idContratto"][value="1"]').check({ force: true });
    await form.locator('[name="prezzoMassimo"]').fill('300.000');
    await form.locator('[type="submit"]').click();
    await waitForList(page);
    const list = await readList(page);
    expect(list.address).toBe('/prodaja-stambene-nekretnine/split/?prezzoMassimo=300000');
    expect(list.heading).toMatch(/Split/);
    expect(list.ads.length).toBeGreaterThanOrEqual(3);
    await openAdAndReturn(visitor, 3);
    expect(complaints).toEqual([]);
  },
);

test.each([
  ['390 px', PHONE],
  ['1440 px', DESKTOP],
])(
  'O-01 at %s: page 2 with two filters keeps list, form, page and scroll after Back, and a changed filter starts at page 1',
  async (_, viewport) => {
    const visitor = await visit({ viewport });
    const { page } = visitor;
    await page.goto(`${DEFAULT_LIST}?prezzoMassimo=450000&localiMinimo=2&pag=2`);
    await waitForList(page);
    await openAdAndReturn(visitor, 7);
    const { filters } = await readList(page);
    expect(filters).toEqual(expect.arrayContaining(['prezzoMassimo=450.000', 'localiMinimo=2']));
  },
);

test('O-02 the newer of two searches in flight stays on screen, without an error toast', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  let answerEarlier: () => void = () => undefined;
  const newerIsShown = new Promise<void>((resolve) => (answerEarlier = resolve));
  const earlier: Promise<unknown>[] = [];
  await page.route('**/api-next/search-list/listings/**', async (route) => {
    if (new URL(route.request().url()).searchParams.get('pag') === '2') {
      earlier.push(route.request().response());
      await newerIsShown;
    }
    await route.continue().catch(() => undefined);
  });
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  const press = (which: 'second' | 'last'): Promise<void> =>
    page.evaluate((asked) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav ol a[href*="pag="]')];
      (asked === 'last' ? links.at(-1) : links.find(({ search }) => search === '?pag=2'))?.click();
    }, which);
  await Promise.all([page.waitForRequest(/search-list\/listings\/.*pag=2/), press('second')]);
  await press('last');
  await page.waitForURL(/pag=(?!2$)\d+$/);
  await page
    .locator('main nav ol a[aria-current="page"]')
    .filter({ hasNotText: /^[12]$/ })
    .waitFor();
  answerEarlier();
  expect(earlier.length).toBeGreaterThan(0);
  await Promise.all(earlier);
  await framesLater(page);
  const shown = await readList(page);
  await page.reload();
  await waitForList(page);
  expect(await readList(page)).toEqual(shown);
  expect(shown.address).not.toMatch(/pag=2$/);
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a client navigation moves focus to the new heading, sets the title and announces it', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
  await (await readDownTo(page, 1)).click();
  await page.waitForURL(/\/oglasi\//);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.evaluate(() => Reflect.has(globalThis, 'sameDocument'))).toBe(true);
  const heading = await page.locator('h1').innerText();
  const title = await page.title();
  expect(title).toContain(heading.slice(0, 20));
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('[aria-live="polite"], [role="status"]')].some((region) =>
        region.textContent.includes(text),
      ),
    title,
  );
});

test('the journey works with the keyboard alone', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto('/');
  await waitUntilAlive(page);
  const focusOn = async (selector: string): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`60 presses of Tab did not reach ${selector}`);
  };
  await focusOn('[name="mjesto"]');
  await page.keyboard.type('split', { delay: 30 });
  await page
    .getByRole('option', { name: /^Split/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await focusOn('[name="prezzoMassimo"]');
  await page.keyboard.type('250000');
  await page.keyboard.press('Enter');
  await waitForList(page);
  expect(await page.evaluate(() => location.pathname)).toBe('/prodaja-stambene-nekretnine/split/');
  await focusOn('main article a[href*="/oglasi/"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/oglasi\//);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});
