import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Locator, Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { markerInSight } from '../support/list-map';
import { DEFAULT_LIST, waitForList } from '../support/list-page';

const visit = useBrowser();
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true };
/** Opens with the tool: what the panel's link leads to. */
const PARTS = `${DEFAULT_LIST}zagreb/?karta=1#dijelovi`;

const partsTool = (page: Page): Locator => page.locator('section[aria-labelledby="alat-dijelovi"]');
const chosenParts = (tool: Locator): Promise<string[]> =>
  tool
    .getByRole('checkbox', { checked: true })
    .evaluateAll((all) => all.map((box) => (box instanceof HTMLInputElement ? box.value : '')));
const show = (tool: Locator): Locator => tool.getByRole('button', { name: /^Prikaži [\d.]+/ });

async function openParts(page: Page, address = PARTS): Promise<Locator> {
  await page.goto(address);
  const tool = partsTool(page);
  await tool.getByRole('checkbox').first().waitFor({ timeout: 30_000 });
  return tool;
}

/** A part that stays where it is: the map goes to the parts when they come. */
async function partAtRest(page: Page): Promise<{ x: number; y: number }> {
  for (let last = await markerInSight(page); ;) {
    await page.waitForTimeout(300);
    const now = await markerInSight(page);
    if (now.x === last.x && now.y === last.y) return now;
    last = now;
  }
}

/** The list of several parts names them in its address and has a chip for each; the map shows them. */
async function expectListOf(page: Page, ids: readonly string[]): Promise<void> {
  expect(ids.length).toBeGreaterThan(1);
  await page.waitForURL(
    (url) =>
      [...url.searchParams]
        .filter(([name]) => /^id(?:MZona|Quartiere|Macroarea)$/.test(name))
        .flatMap(([, value]) => value.split(','))
        .sort()
        .join() === [...ids].sort().join(),
  );
  await partsTool(page).waitFor({ state: 'detached' });
  await page.waitForFunction(
    (count) => document.querySelectorAll('main ul a[aria-label^="Ukloni: "]').length === count,
    ids.length,
  );
  await page.locator('aside [role="status"][aria-busy="false"] b').waitFor();
}

test.each([
  ['by finger on a phone', FINGER],
  ['by mouse beside the list', { viewport: DESKTOP }],
] as const)(
  'R132 %s a part is picked on the map and another of the list, and their ads are shown',
  async (_, options) => {
    const { page, complaints } = await visit(options);
    const tool = await openParts(page);
    const press = async (): Promise<void> => {
      const { x, y } = await partAtRest(page);
      await (options === FINGER ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    };
    await press();
    await tool.getByRole('checkbox', { checked: true }).waitFor();
    // The same press lets go.
    await press();
    await page.waitForFunction(
      () => document.querySelectorAll('section[aria-labelledby="alat-dijelovi"] input:checked').length === 0,
    );
    await press();
    await tool.getByRole('checkbox', { checked: true }).waitFor();
    const other = tool.getByRole('checkbox', { checked: false }).last();
    if (options === FINGER) await other.locator('xpath=..').tap();
    else await other.check();
    const ids = await chosenParts(tool);
    expect(ids).toHaveLength(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    await show(tool).click();
    await expectListOf(page, ids);
    await page.goBack();
    await page.waitForURL((url) => !/idMZona|idQuartiere/.test(url.search));
    expect(complaints).toEqual([]);
  },
  90_000,
);

test('R132 by keyboard alone parts are picked of the list and on the map, and Escape leaves all as it was', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  let tool = await openParts(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('alat-dijelovi');
  await tool.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  expect(await chosenParts(tool)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await tool.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).not.toMatch(/idMZona|idQuartiere/);

  tool = await openParts(page, `${DEFAULT_LIST}split/#dijelovi`);
  const part = page.locator('aside [data-marker], aside path[role="button"]').first();
  await part.waitFor();
  await part.focus();
  await page.keyboard.press('Enter');
  await tool.getByRole('checkbox', { checked: true }).waitFor();
  await tool.getByRole('checkbox', { checked: false }).first().focus();
  await page.keyboard.press('Space');
  const ids = await chosenParts(tool);
  await show(tool).focus();
  await page.keyboard.press('Enter');
  await expectListOf(page, ids);
  expect(complaints).toEqual([]);
}, 90_000);

test.each(LOCALES.flatMap((locale) => [PHONE, DESKTOP].map((viewport) => [locale, viewport.width, viewport] as const)))(
  'axe finds nothing on the map with its tools closed and on the parts of a place: %s at %i px',
  async (locale, width, viewport) => {
    const { page, complaints } = await visit(viewport === PHONE ? FINGER : { viewport });
    await page.goto(localizedPath(locale, `${DEFAULT_LIST}split/?karta=1`));
    await waitForList(page);
    await markerInSight(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    const tool = await openParts(page, localizedPath(locale, PARTS));
    await tool.getByRole('checkbox').first().check({ force: true });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
  },
  120_000,
);
