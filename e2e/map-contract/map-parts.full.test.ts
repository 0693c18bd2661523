import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { SPLIT, useMap, type OpenMap } from './use-map';

const open = useMap();

/** Two parts with lines, and one of which only the middle is known. */
const PARTS = ['varoš', 'lučac'] as const;
const POINT = { id: 'meje', lat: 43.5105, lng: 16.421 };
const MIDDLES = { varoš: [43.511, 16.434], lučac: [43.511, 16.446] } as const;

/** Shows the parts as the tool does: what is chosen in another look and by another name. */
function showParts(page: Page, chosen: readonly string[]): Promise<void> {
  return page.evaluate(
    ([parts, middles, point, picked]) => {
      const nameOf = (id: string): string => (picked.includes(id) ? `Odabrano: ${id}` : id);
      window.contract.map.setZoomRange({ min: 8, max: 17 });
      window.contract.map.setAreas(
        parts.map((id) => {
          const [lat, lng] = middles[id];
          const ring = [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
            [-1, -1],
          ].map(([x = 0, y = 0]) => [lng + x * 0.005, lat + y * 0.003]);
          return {
            id,
            name: nameOf(id),
            look: picked.includes(id) ? 'drawn' : 'choice',
            pressable: true,
            shape: { kind: 'polygon', geometry: { type: 'Polygon', coordinates: [ring] } },
          } as const;
        }),
      );
      window.contract.map.setMarkers(
        [
          {
            id: point.id,
            position: point,
            name: nameOf(point.id),
            look: { kind: 'point', text: picked.includes(point.id) ? '✓' : '' },
          },
        ],
        { join: false },
      );
    },
    [PARTS, MIDDLES, POINT, chosen] as const,
  );
}

async function pressPart(
  map: OpenMap,
  id: keyof typeof MIDDLES,
  press: (x: number, y: number) => Promise<void>,
): Promise<void> {
  const [lat, lng] = MIDDLES[id];
  // Two presses at once would be one that zooms.
  await map.page.waitForTimeout(500);
  const { x, y } = await map.pixel(lat, lng);
  await press(x, y);
}

describe.each(['embedded', 'google'] as const)('the %s map', (kind) => {
  test.each([
    ['mouse', { viewport: DESKTOP }],
    ['finger', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ] as const)(
    'R132 parts of a place are picked and let go by %s, those with lines and those that are points',
    async (hand, options) => {
      const map = await open(kind, { ...options, open: { center: { lat: 43.51, lng: 16.434 }, zoom: 13 } });
      const { page } = map;
      const press = (x: number, y: number): Promise<void> =>
        hand === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);
      await showParts(page, []);
      await page.waitForTimeout(500);
      await pressPart(map, 'varoš', press);
      expect(await map.wait('area')).toEqual({ on: 'area', id: 'varoš' });
      await showParts(page, ['varoš']);
      await pressPart(map, 'lučac', press);
      expect(await map.wait('area', 2)).toEqual({ on: 'area', id: 'lučac' });
      await showParts(page, ['varoš', 'lučac']);
      const at = await map.pixel(POINT.lat, POINT.lng);
      // The marker stands on its position.
      await press(at.x, at.y - 18);
      expect(await map.wait('marker')).toEqual({ on: 'marker', id: 'meje' });
      await showParts(page, ['varoš', 'lučac', 'meje']);
      await page.getByRole('button', { name: 'Odabrano: meje' }).waitFor();
      await pressPart(map, 'varoš', press);
      expect(await map.wait('area', 3)).toEqual({ on: 'area', id: 'varoš' });
      // What is picked is not searched around.
      expect(await map.heard('press')).toEqual([]);
      expect(await accessibilityProblems(page, '#map')).toEqual([]);
      expect(map.complaints).toEqual([]);
    },
  );

  test('R132 a part that is a point is picked by keyboard, and keeps the keyboard', async () => {
    const map = await open(kind, { viewport: DESKTOP, open: { center: SPLIT, zoom: 13 } });
    const { page } = map;
    await showParts(page, []);
    await page.getByRole('button', { name: 'meje', exact: true }).focus();
    await page.keyboard.press('Enter');
    await map.wait('marker');
    await showParts(page, ['meje']);
    await page.waitForTimeout(300);
    expect(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      ),
    ).toContain('Odabrano: meje');
  });
});

test('R132 by keyboard a part with lines is picked and let go on our own map, which keeps the keyboard on it', async () => {
  const map = await open('embedded', { viewport: DESKTOP, open: { center: SPLIT, zoom: 13 } });
  const { page } = map;
  await showParts(page, []);
  await page.getByRole('button', { name: 'varoš', exact: true }).focus();
  await page.keyboard.press('Enter');
  await map.wait('area');
  await showParts(page, ['varoš']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Odabrano: varoš');
  await page.keyboard.press(' ');
  await map.wait('area', 2);
  expect(map.complaints).toEqual([]);
});
