import { DESKTOP } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { setMarkers, type Marker } from './set-markers';
import { SPLIT, until, useMap, type OpenMap } from './use-map';

const open = useMap();

/** Nearer than labels fit beside one another at any zoom. */
const NEAR: Marker[] = [
  ['waterfront', 43.508, 16.44],
  ['palace', 43.5082, 16.4403],
  ['gate', 43.5083, 16.4398],
];
/** A street's length apart: one square far out, beside one another at the closest zoom. */
const STREET: Marker[] = [
  ['riva', 43.508, 16.44],
  ['peristil', 43.5085, 16.4408],
  ['pjaca', 43.5089, 16.4396],
];
const FAR: Marker = ['marjan', 43.509, 16.416];

const marker = ({ page }: OpenMap, name: string) => page.getByRole('button', { name, exact: true });

describe.each(['embedded', 'google'] as const)('the %s map', (kind) => {
  test('R259 opens where it is told, says which map it is, and moves by program without asking for a search', async () => {
    const map = await open(kind, { viewport: DESKTOP, open: { center: { lat: 44.83, lng: 15.69 }, zoom: 8 } });
    const { page } = map;
    expect(await page.evaluate(() => window.contract.map.kind)).toBe(kind);
    expect(await map.heard('choice')).toEqual([{ on: 'choice', choice: { kind, because: 'settings' } }]);
    const before = await page.evaluate(() => window.contract.map.getView());
    expect(before.zoom).toBe(8);
    expect(before.center.lat).toBeCloseTo(44.83, 3);
    expect(before.bounds.south).toBeLessThan(44.83);
    expect(before.bounds.east).toBeGreaterThan(15.69);
    await map.forget();
    await page.evaluate(() => window.contract.map.setView({ center: { lat: 43.5, lng: 16.4 }, zoom: 13 }));
    const moved = await map.wait('idle');
    expect(moved.cause).toBe('program');
    expect(moved.zoom).toBe(13);
    expect(moved.lat).toBeCloseTo(43.5, 3);
    const box = { south: 43.4, west: 16.2, north: 43.6, east: 16.7 };
    await page.evaluate((bounds) => window.contract.map.fitBounds(bounds, 20), box);
    const { bounds } = await page.evaluate(() => window.contract.map.getView());
    expect(bounds.south).toBeLessThanOrEqual(box.south);
    expect(bounds.west).toBeLessThanOrEqual(box.west);
    expect(bounds.north).toBeGreaterThanOrEqual(box.north);
    expect(bounds.east).toBeGreaterThanOrEqual(box.east);
    expect(bounds.east - bounds.west).toBeLessThan(4 * (box.east - box.west));
    expect((await map.heard('idle')).map(({ cause }) => cause)).not.toContain('user');
    expect(map.complaints).toEqual([]);
  });

  test('R242 R260 a tool brings its own range of zoom, and positions and pixels agree', async () => {
    const { page } = await open(kind, { open: { zoom: 8 } });
    await page.evaluate(() => {
      window.contract.map.setZoomRange({ min: 6, max: 17 });
    });
    await page.evaluate(() => window.contract.map.setView({ center: { lat: 44.8, lng: 15.7 }, zoom: 6 }));
    expect(await page.evaluate(() => window.contract.map.getView().zoom)).toBe(6);
    await page.evaluate(() => {
      window.contract.map.setZoomRange({ min: 7, max: 16 });
    });
    await until(
      () => page.evaluate(() => window.contract.map.getView().zoom),
      (value) => value === 7,
    );
    const back = await page.evaluate(() => {
      const { map } = window.contract;
      return map.toPosition(map.toPixel({ lat: 44.9, lng: 15.5 }));
    });
    expect(back.lat).toBeCloseTo(44.9, 2);
    expect(back.lng).toBeCloseTo(15.5, 2);
  });

  test('a hand moves the map: by drag, wheel and arrows, and each time it was the visitor', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    const { page } = map;
    await map.forget();
    const { x, y } = await map.pixel(SPLIT.lat, SPLIT.lng);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 6 });
    await page.mouse.up();
    const dragged = await map.wait('idle');
    expect(dragged.cause).toBe('user');
    expect(dragged.lng).toBeGreaterThan(SPLIT.lng + 0.005);
    await map.forget();
    await page.mouse.wheel(0, -300);
    const zoomed = await map.wait('idle');
    expect(zoomed).toMatchObject({ cause: 'user' });
    expect(zoomed.zoom).toBeGreaterThan(14);
    await map.forget();
    await focusMap(page);
    await page.keyboard.press('ArrowUp');
    expect(await map.wait('idle')).toMatchObject({ cause: 'user' });
    expect((await map.wait('idle')).lat).toBeGreaterThan(zoomed.lat);
    expect(map.complaints).toEqual([]);
  });

  test('a press on the map gives its position, none on a marker', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    await setMarkers(map.page, [FAR]);
    const { x, y } = await map.pixel(43.512, 16.45);
    await map.page.mouse.click(x, y);
    const press = await map.wait('press');
    expect(press.lat).toBeCloseTo(43.512, 3);
    expect(press.lng).toBeCloseTo(16.45, 3);
    await marker(map, 'Stan, marjan').click();
    expect(await map.wait('marker')).toEqual({ on: 'marker', id: 'marjan' });
    expect(await map.heard('press')).toHaveLength(1);
  });

  test('complaint 1: near markers are one square with their number, which opens closer; what stands on one point is named at last', async () => {
    const map = await open(kind, { viewport: DESKTOP, open: { zoom: 12 } });
    const { page } = map;
    const twins: Marker[] = [
      ['first', 43.515, 16.47],
      ['second', 43.515, 16.47],
    ];
    await setMarkers(page, [...STREET, FAR, ...twins]);
    const square = marker(map, '3 oglasa');
    await square.waitFor();
    const id = (await square.getAttribute('data-marker')) ?? '';
    expect((await page.evaluate((group) => window.contract.map.markersIn(group), id)).length).toBe(3);
    expect(await page.evaluate(() => window.contract.map.markersIn('marjan'))).toEqual(['marjan']);
    await page.evaluate(() => window.contract.map.setView({ center: { lat: 43.515, lng: 16.47 }, zoom: 17 }));
    await marker(map, '2 oglasa').click();
    const { id: pressed } = await map.wait('marker');
    expect([...(await page.evaluate((group) => window.contract.map.markersIn(group), pressed))].sort()).toEqual([
      'first',
      'second',
    ]);
    await page.evaluate((center) => window.contract.map.setView({ center, zoom: 12 }), SPLIT);
    await map.forget();
    await square.click();
    const closer = await map.wait('idle');
    expect(closer.zoom).toBeGreaterThan(12);
    expect(closer.cause).toBe('user');
  });

  test('complaint 7: markers stay where they are when others come, and raising one moves nothing', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    const { page } = map;
    await setMarkers(page, [FAR], false);
    const first = await marker(map, 'Stan, marjan').elementHandle();
    await setMarkers(page, [FAR, ...NEAR], false);
    expect(await first.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.locator('[data-marker]').count()).toBe(4);
    await map.forget();
    await page.evaluate(() => {
      window.contract.map.highlight('palace');
      window.contract.map.select('marjan');
    });
    const palace = page.locator('[data-marker="palace"]');
    await until(
      () => palace.getAttribute('data-raised'),
      (value) => value === '',
    );
    expect(await marker(map, 'Stan, marjan').getAttribute('aria-current')).toBe('true');
    expect(await map.heard('idle')).toEqual([]);
    await palace.hover();
    expect(await map.wait('hover')).toEqual({ on: 'hover', id: 'palace' });
    await page.mouse.move(2, 2);
    expect(await map.wait('hover', 2)).toEqual({ on: 'hover', id: null });
    await setMarkers(page, [], false);
    expect(await page.locator('[data-marker]').count()).toBe(0);
  });

  test('complaint 11: one stop for the keyboard among the markers, arrows between them, Enter opens, and a way past the map', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    const { page } = map;
    await setMarkers(page, [FAR, ['bačvice', 43.502, 16.448]], false);
    await page.evaluate(() => {
      window.contract.map.focusMarker('marjan');
    });
    expect(await focusedName(page)).toBe('Stan, marjan');
    await page.keyboard.press('ArrowRight');
    expect(await focusedName(page)).toBe('Stan, bačvice');
    expect(await page.locator('[data-marker][tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await map.wait('marker')).toEqual({ on: 'marker', id: 'bačvice' });
    await page.locator('a[href="#before"]').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Preskoči kartu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Poslije');
  });

  test('areas and circles are shown, and those that can be pressed answer', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    const { page } = map;
    await page.evaluate(() => {
      window.contract.map.setAreas([
        {
          id: 'varoš',
          name: 'Varoš',
          look: 'choice',
          pressable: true,
          shape: {
            kind: 'polygon',
            geometry: {
              type: 'Polygon',
              coordinates: [
                [
                  [16.42, 43.505],
                  [16.43, 43.505],
                  [16.43, 43.515],
                  [16.42, 43.515],
                  [16.42, 43.505],
                ],
              ],
            },
          },
        },
        {
          id: 'krug',
          name: 'Krug',
          look: 'drawn',
          pressable: false,
          shape: { kind: 'circle', center: { lat: 43.508, lng: 16.45 }, radius: 500 },
        },
      ]);
    });
    const inside = await map.pixel(43.51, 16.425);
    await until(
      () => page.evaluate(() => document.querySelectorAll('#map path').length),
      (value) => value >= 2,
    );
    await page.mouse.click(inside.x, inside.y);
    expect(await map.wait('area')).toEqual({ on: 'area', id: 'varoš' });
    expect(await map.heard('press')).toEqual([]);
    await page.evaluate(() => {
      window.contract.map.setAreas([]);
    });
    await page.mouse.click(inside.x, inside.y);
    await map.wait('press');
    expect(await map.heard('area')).toHaveLength(1);
  });

  test('a popup stands at its position and closes by Escape, by a press on the map and by its end, and says so', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    const { page } = map;
    const inside = page.locator('#inside');
    const show = async (): Promise<void> => {
      await page.evaluate(({ lat, lng }) => {
        window.contract.popup(lat, lng);
      }, SPLIT);
      await inside.waitFor();
    };
    await show();
    const [box, at] = [await inside.boundingBox(), await map.pixel(SPLIT.lat, SPLIT.lng)];
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - at.x)).toBeLessThan(3);
    expect(box?.y ?? 0).toBeLessThan(at.y);
    await inside.click();
    expect(await map.heard('press')).toEqual([]);
    await focusMap(page);
    await page.keyboard.press('Escape');
    await map.wait('closed', 1);
    await show();
    const free = await map.pixel(43.503, 16.42);
    await page.mouse.click(free.x, free.y);
    await map.wait('closed', 2);
    await show();
    await page.evaluate(() => {
      window.contract.closePopup();
    });
    await map.wait('closed', 3);
    expect(await inside.count()).toBe(0);
  });

  test('destroyed, it leaves nothing in its element and hears nothing more', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    const { page } = map;
    await setMarkers(page, [FAR, ...NEAR]);
    await page.evaluate(() => window.contract.draw('polygon'));
    await page.evaluate(() => {
      window.contract.map.destroy();
    });
    await map.wait('cancel');
    expect(await page.evaluate(() => document.querySelector('#map')?.childNodes.length)).toBe(0);
    await map.forget();
    await page.mouse.click(300, 300);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => window.contract.heard)).toEqual([]);
    expect(map.complaints).toEqual([]);
  });
});

async function focusMap(page: Page): Promise<void> {
  await page.evaluate(() => {
    const element = document.querySelector('#map .leaflet-container, #map .gm-style [tabindex="0"]');
    if (element instanceof HTMLElement) element.focus();
  });
}

function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
}
