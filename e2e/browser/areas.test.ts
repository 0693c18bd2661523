import { DESKTOP } from '@kvadrat/tools/harness';
import { areaTool, mapPoint, openAreaTool, waitForChips } from '../support/area-tool';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST } from '../support/list-page';

const visit = useBrowser();

test('R120, R133 draw → list → travel time → the address opened by somebody else', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  const tool = await openAreaTool(page, `${DEFAULT_LIST}split/?pag=2`, /^Nacrtaj/);
  await tool.getByText(/Dodirnite kartu za svaku točku/).waitFor();
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.8, 0.8],
    [0.2, 0.8],
  ] as const) {
    const point = await mapPoint(page, x, y);
    await page.mouse.click(point.x, point.y);
    await page.waitForTimeout(350);
  }
  await tool.getByRole('button', { name: 'Završi' }).click();
  const show = tool.getByRole('button', { name: /^Prikaži [\d.]+/ });
  const announced = /\d[\d.]*/.exec(await show.innerText())?.[0];
  await show.click();
  await page.waitForURL(/\?vrt=/);
  await tool.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(DEFAULT_LIST);
  expect(new URL(page.url()).searchParams.get('pag')).toBeNull();
  expect(await page.locator('main section p').first().innerText()).toContain(announced);
  await waitForChips(page, ['Nacrtano područje']);

  await page.goBack();
  await page.waitForURL(/split\/\?pag=2/);
  await page.goForward();
  await page.waitForURL(/\?vrt=/);
  await page
    .locator('aside')
    .getByRole('button', { name: /^Vrijeme putovanja/ })
    .click();
  const point = await mapPoint(page, 0.5, 0.5);
  await page.mouse.click(point.x, point.y);
  await areaTool(page)
    .getByText(/^Procjena/)
    .waitFor();
  await areaTool(page)
    .getByRole('button', { name: /^Prikaži [\d.]+/ })
    .click();
  await page.waitForURL(/travel=/);

  const other = await visit({ viewport: DESKTOP, javaScript: false });
  await other.page.goto(page.url());
  await waitForChips(other.page, ['Nacrtano područje', '20 min autom: ']);
  await other.page.getByRole('link', { name: 'Ukloni: Nacrtano područje' }).click();
  await other.page.waitForURL((url) => !url.search.includes('vrt') && url.search.includes('travel'));
  expect(complaints).toEqual([]);
}, 90_000);
