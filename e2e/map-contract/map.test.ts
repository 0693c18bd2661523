import { DESKTOP } from '@kvadrat/tools/harness';
import { clickThrough, hasCorners, type Spot } from './hands';
import { setMarkers } from './set-markers';
import { SPLIT, useMap } from './use-map';

const open = useMap();
const CORNERS: Spot[] = [
  [43.513, 16.43],
  [43.513, 16.45],
  [43.504, 16.45],
  [43.504, 16.43],
];

test.each(['embedded', 'google'] as const)(
  'O-03 the %s map: a marker opens its ad, an area is drawn corner by corner while markers are deaf, a double click ends it clean',
  async (kind) => {
    const map = await open(kind, { viewport: DESKTOP });
    const { page } = map;
    await setMarkers(
      page,
      [
        ['waterfront', SPLIT.lat, SPLIT.lng],
        ['corner', 43.513, 16.45],
      ],
      false,
    );
    await page.getByRole('button', { name: 'Stan, waterfront' }).click();
    expect(await map.wait('marker')).toEqual({ on: 'marker', id: 'waterfront' });
    await map.forget();
    await page.evaluate(() => window.contract.draw('polygon'));
    await clickThrough(map, CORNERS);
    expect((await map.wait('progress')).finishable).toBe(true);
    const last = await map.pixel(43.504, 16.43);
    await page.mouse.click(last.x, last.y);
    const { shape } = await map.wait('finish');
    if (shape.kind !== 'polygon') throw new Error('no polygon');
    expect(shape.points).toHaveLength(4);
    expect(hasCorners(shape.points, CORNERS)).toBe(true);
    expect(await map.heard('marker')).toEqual([]);
    expect(await map.heard('press')).toEqual([]);
    expect(map.complaints).toEqual([]);
  },
);

test('complaint 8: Google refuses the key after all is shown, and our own map takes over with view, markers, selection and listeners', async () => {
  const map = await open('google', { viewport: DESKTOP, key: 'bad' });
  const { page } = map;
  await setMarkers(page, [['waterfront', SPLIT.lat, SPLIT.lng]], false);
  await page.evaluate(() => {
    window.contract.map.select('waterfront');
  });
  expect(await map.wait('choice', 2)).toEqual({ on: 'choice', choice: { kind: 'embedded', because: 'refused' } });
  expect(await page.evaluate(() => window.contract.map.kind)).toBe('embedded');
  const { center, zoom } = await page.evaluate(() => window.contract.map.getView());
  expect([center.lat.toFixed(3), center.lng.toFixed(3), zoom]).toEqual(['43.508', '16.440', 14]);
  const marker = page.getByRole('button', { name: 'Stan, waterfront' });
  expect(await marker.getAttribute('aria-current')).toBe('true');
  await marker.click();
  expect(await map.wait('marker')).toEqual({ on: 'marker', id: 'waterfront' });
  expect(await page.evaluate(() => document.querySelectorAll('#map .gm-style').length)).toBe(0);
  expect(map.complaints).toEqual([]);
});
