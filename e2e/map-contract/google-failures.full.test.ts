import { DESKTOP } from '@kvadrat/tools/harness';
import { setMarkers } from './set-markers';
import { SPLIT, useMap } from './use-map';

const open = useMap();

test.each([
  ['missing', 'script', [/404/, /Failed to load Google Maps script/, /could not load/]],
  ['silent', 'timeout', []],
] as const)('complaint 8: a script that is %s gives our own map, which says: %s', async (key, because, expected) => {
  const map = await open('google', { viewport: DESKTOP, key, expected: [...expected] });
  expect(await map.heard('choice')).toEqual([{ on: 'choice', choice: { kind: 'embedded', because } }]);
  expect(await map.page.evaluate(() => window.contract.map.kind)).toBe('embedded');
  expect(map.complaints).toEqual([]);
});

test('complaint 8: what was open when Google gave up stays: popup, areas, range of zoom; what was being drawn is cancelled', async () => {
  const map = await open('google', { viewport: DESKTOP, key: 'bad' });
  const { page } = map;
  await setMarkers(page, [['waterfront', SPLIT.lat, SPLIT.lng]]);
  await page.evaluate(({ lat, lng }) => {
    window.contract.map.setZoomRange({ min: 13, max: 15 });
    window.contract.map.setAreas([
      {
        id: 'krug',
        name: 'Krug',
        look: 'drawn',
        pressable: false,
        shape: { kind: 'circle', center: { lat, lng }, radius: 500 },
      },
    ]);
    window.contract.popup(lat, lng);
  }, SPLIT);
  await map.wait('choice', 2);
  expect(await page.locator('#inside').count()).toBe(1);
  expect(await map.heard('closed')).toEqual([]);
  expect(await page.locator('#map path.leaflet-interactive, #map .leaflet-areas-pane path').count()).toBeGreaterThan(0);
  await page.evaluate((center) => window.contract.map.setView({ center, zoom: 17 }), SPLIT);
  expect(await page.evaluate(() => window.contract.map.getView().zoom)).toBe(15);
  await page.evaluate(() => {
    window.contract.closePopup();
  });
  await map.wait('closed');
  expect(map.complaints).toEqual([]);
});

test('R179 Google is asked once, in the language of the page and for Croatia, and our own map loads nothing of it', async () => {
  const google = await open('google', { viewport: DESKTOP });
  const asked = google.network.all().filter(({ url }) => url.includes('/google/js'));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toMatch(/language=de.*region=HR|region=HR.*language=de/);
  expect(google.network.all().some(({ url }) => url.includes('embedded'))).toBe(false);
  const own = await open('embedded', { viewport: DESKTOP });
  expect(own.network.all().filter(({ url }) => url.includes('google'))).toEqual([]);
});
