import { accessibilityProblems, DESKTOP, openMapPage, type Visit } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';

const visitor = useBrowser();
const BACVICE = { lat: 43.5035, lng: 16.4485 };

/** Colour in the middle of the map, of the land and sea below names and markers. */
function groundAt({ page }: Visit, lat: number, lng: number): Promise<string> {
  return page.evaluate(`(() => {
    const { x, y } = map.toPixel({ lat: ${lat}, lng: ${lng} });
    const box = document.querySelector('[role=region]').getBoundingClientRect();
    for (const tile of document.querySelectorAll('canvas.leaflet-tile')) {
      const { left, top, width } = tile.getBoundingClientRect();
      const [px, py] = [box.left + x - left, box.top + y - top];
      if (px < 0 || py < 0 || px >= width || py >= width) continue;
      const [r, g, b] = tile.getContext('2d').getImageData(px * tile.width / width, py * tile.width / width, 1, 1).data;
      return '#' + [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('');
    }
    return 'no tile';
  })()`);
}

const read = <T>({ page }: Visit, expression: string): Promise<T> => page.evaluate<T>(expression);
const zoomOf = (visit: Visit): Promise<number> => read(visit, 'map.getView().zoom');
/** Waits until an expression is true in the page, whose policy forbids it to evaluate one by itself. */
async function until({ page }: Visit, expression: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await page.evaluate<boolean>(`Boolean(${expression})`)) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`never true: ${expression}`);
}
/** Waits until the map has told of something. */
const untilTold = (visit: Visit, what: string): Promise<void> =>
  until(visit, `told.some(([kind]) => kind === '${what}')`);

test('R179 the map stands on our own server alone, under the policy of our pages, in light and dark', async () => {
  // It is this test that reads pixels back.
  const visit = await visitor({ viewport: DESKTOP, expected: [/willReadFrequently/] });
  await openMapPage(visit.page);
  await read(visit, 'spread(map, 2000)');
  const [land, sea] = ['--map-land', '--map-sea'].map((token) =>
    read<string>(visit, `getComputedStyle(document.documentElement).getPropertyValue('${token}').trim()`),
  );
  expect(await groundAt(visit, 45.5, 16.3)).toBe(await land);
  expect(await groundAt(visit, 43.6, 14.9)).toBe(await sea);
  await visit.page.emulateMedia({ colorScheme: 'dark' });
  await visit.page.waitForTimeout(300);
  const dark = await read<string>(
    visit,
    `getComputedStyle(document.documentElement).getPropertyValue('--map-land').trim()`,
  );
  expect(dark).not.toBe(await land);
  expect(await groundAt(visit, 45.5, 16.3)).toBe(dark);
  const written = await read<boolean>(
    visit,
    `(() => { const names = document.querySelector('.leaflet-labels-pane canvas'); return names.getContext('2d').getImageData(0, 0, names.width, names.height).data.some((part) => part > 0); })()`,
  );
  expect(written).toBe(true);
  expect(await read<number>(visit, `document.querySelectorAll('[data-marker]').length`)).toBeLessThanOrEqual(150);
  const { origin } = new URL(visit.page.url());
  expect(visit.network.sent().filter(({ url }) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(await accessibilityProblems(visit.page)).toEqual([]);
  expect(visit.complaints).toEqual([]);
});

test('R284 the keyboard passes the map in one step, and goes from marker to marker by arrows', async () => {
  const visit = await visitor({ viewport: DESKTOP });
  await openMapPage(visit.page);
  await read(visit, 'spread(map, 400)');
  const focused = (what: string): Promise<string> => read(visit, `document.activeElement.${what}`);
  await visit.page.keyboard.press('Tab');
  expect(await focused('textContent')).toBe('Preskoči kartu');
  await visit.page.keyboard.press('Enter');
  await visit.page.keyboard.press('Tab');
  expect(await focused('textContent')).toBe('Iza karte');
  await visit.page.keyboard.press('Shift+Tab');
  await visit.page.locator('[role=region]').focus();
  await visit.page.keyboard.press('ArrowRight');
  await untilTold(visit, 'idle');
  await visit.page.keyboard.press('Tab');
  const first = await focused('dataset.marker');
  await visit.page.keyboard.press('ArrowRight');
  const second = await focused('dataset.marker');
  expect([first, second]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  expect(second).not.toBe(first);
  expect(await read<number>(visit, `document.querySelectorAll('[data-marker][tabindex="0"]').length`)).toBe(1);
  await visit.page.keyboard.press('End');
  const before = await zoomOf(visit);
  await read(visit, `document.querySelector('[aria-label="57 oglasa"], [aria-label$=" oglasa"]').focus()`);
  await visit.page.keyboard.press('Enter');
  await until(visit, `told.findLast(([kind]) => kind === 'idle')?.[1] > ${before}`);
  expect(await focused('dataset.marker')).toBeTruthy();
});

test('R179 inside a page the bare wheel scrolls the page and says so, with Ctrl it zooms; what fills the screen takes both', async () => {
  const visit = await visitor({ viewport: DESKTOP });
  await openMapPage(visit.page, { gestures: 'cooperative' });
  await visit.page.mouse.move(600, 300);
  await visit.page.mouse.wheel(0, -240);
  await visit.page.getByText('Držite Ctrl').waitFor();
  expect(await zoomOf(visit)).toBe(8);
  await visit.page.keyboard.down('Control');
  await visit.page.mouse.wheel(0, -240);
  await visit.page.keyboard.up('Control');
  await untilTold(visit, 'idle');
  expect(await zoomOf(visit)).toBeGreaterThan(8);
  await read(visit, `map.setGestures('greedy')`);
  const closer = await zoomOf(visit);
  await visit.page.mouse.wheel(0, -240);
  await until(visit, `map.getView().zoom > ${closer}`);
});

test('R179 one finger scrolls the page and is told so, two fingers move the map', async () => {
  const visit = await visitor({ hasTouch: true, isMobile: true });
  await openMapPage(visit.page, { gestures: 'cooperative' });
  const center = await read(visit, 'map.getView().center');
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]): Promise<unknown> =>
    visit.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await touch('touchStart', [{ x: 200, y: 400 }]);
  for (let y = 390; y > 340; y -= 10) await touch('touchMove', [{ x: 200, y }]);
  await touch('touchEnd', []);
  await visit.page.getByText('Dva prsta').waitFor();
  expect(await read(visit, 'map.getView().center')).toEqual(center);
  await touch('touchStart', [
    { x: 150, y: 300 },
    { x: 250, y: 300 },
  ]);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', [
      { x: 150 - step * 6, y: 300 },
      { x: 250 + step * 6, y: 300 },
    ]);
  await touch('touchEnd', []);
  await untilTold(visit, 'idle');
  expect(await zoomOf(visit)).toBeGreaterThan(8);
});

test('O-03 a move tells who made it, and a hover moves nothing', async () => {
  const visit = await visitor({ viewport: DESKTOP });
  await openMapPage(visit.page, { center: BACVICE, zoom: 13 });
  await read(visit, 'spread(map, 300)');
  await read(visit, 'map.setView({ center: map.getView().center, zoom: 14 })');
  expect(await read<unknown>(visit, 'told.at(-1)')).toEqual(['idle', 14, 'program']);
  await visit.page.mouse.move(600, 300);
  await visit.page.mouse.down();
  await visit.page.mouse.move(500, 260, { steps: 5 });
  await visit.page.mouse.up();
  await until(visit, `told.at(-1)[2] === 'user'`);
  const view = await read(visit, 'map.getView()');
  await visit.page.locator('[data-marker]').first().hover({ force: true });
  await read(visit, `map.highlight('ad-0'), map.select('ad-7')`);
  expect(await read(visit, 'map.getView()')).toEqual(view);
});

test('R179 several ads at one point are named together when nothing can be brought closer', async () => {
  const visit = await visitor({ viewport: DESKTOP });
  await openMapPage(visit.page, { center: BACVICE, zoom: 17 });
  await read(
    visit,
    `map.setMarkers(['a', 'b', 'c'].map((id) => ({ id, position: ${JSON.stringify(BACVICE)}, name: id, look: { kind: 'ad', text: id, seen: false, saved: false, paid: false } })), { join: true })`,
  );
  await visit.page.getByRole('button', { name: '3 oglasa' }).click();
  await untilTold(visit, 'marker');
  expect(await read<unknown>(visit, `told.find(([kind]) => kind === 'marker')`)).toEqual(['marker', 3]);
  expect(await zoomOf(visit)).toBe(17);
});

test('R122 a map that is destroyed leaves nothing behind', async () => {
  const visit = await visitor({ viewport: DESKTOP });
  await openMapPage(visit.page);
  const measure = async (): Promise<{ nodes: number; listeners: number }> => {
    await visit.cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await visit.cdp.send('Performance.getMetrics');
    const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
  };
  const cycle = `(async () => {
    map.destroy();
    const settings = await (await fetch('/api-next/geography/map-settings/?locale=hr')).json();
    await openMap(document.querySelector('main'), { zoom: 8, center: { lat: 44.8, lng: 15.7 }, gestures: 'greedy', locale: 'hr' }, settings);
    spread(map, 200);
    map.setAreas([{ id: 'krug', shape: { kind: 'circle', center: { lat: 44.8, lng: 15.7 }, radius: 20000 }, look: 'drawn', name: 'Krug', pressable: true }]);
    map.openPopup(document.createElement('p'), { lat: 44.8, lng: 15.7 }, () => undefined);
  })()`;
  await visit.cdp.send('Performance.enable');
  for (let turn = 0; turn < 3; turn++) await read(visit, cycle);
  const before = await measure();
  for (let turn = 0; turn < 6; turn++) await read(visit, cycle);
  const after = await measure();
  expect(after.nodes - before.nodes).toBeLessThan(60);
  expect(after.listeners - before.listeners).toBeLessThan(12);
  await read(visit, 'map.destroy()');
  expect(await read(visit, `document.querySelector('main').childNodes.length`)).toBe(0);
  expect(visit.complaints).toEqual([]);
});
