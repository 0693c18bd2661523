import { DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { clickThrough, dragThrough, hasCorners, swipeThrough, tapThrough, type Spot } from './hands';
import { SPLIT, useMap, type OpenMap } from './use-map';

const open = useMap();
const SQUARE: Spot[] = [
  [43.512, 16.434],
  [43.512, 16.446],
  [43.505, 16.446],
  [43.505, 16.434],
];
/** Metres of an edited circle, and in degrees. */
const RADIUS = 500;
const NORTH = RADIUS / 111_195;
const EAST = NORTH / Math.cos((SPLIT.lat * Math.PI) / 180);
const [FIRST = [0, 0], SECOND = [0, 0], THIRD = [0, 0]] = SQUARE;

const draw = ({ page }: OpenMap, mode: 'polygon' | 'freehand' | 'circle'): Promise<void> =>
  page.evaluate((what) => window.contract.draw(what), mode);

async function polygonOf(map: OpenMap): Promise<readonly { lat: number; lng: number }[]> {
  const { shape } = await map.wait('finish');
  if (shape.kind !== 'polygon') throw new Error('no polygon');
  return shape.points;
}

describe.each(['embedded', 'google'] as const)('drawing on the %s map', (kind) => {
  test('complaint 3: the button finishes what stands, undo takes corners back, too few are refused and stay', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    await draw(map, 'polygon');
    await clickThrough(map, [FIRST, SECOND]);
    await map.page.evaluate(() => {
      window.contract.session.finish();
    });
    expect((await map.wait('refuse')).reason).toBe('too-few');
    await clickThrough(map, [THIRD, [43.509, 16.42]]);
    await map.page.evaluate(() => {
      window.contract.session.undo();
    });
    expect((await map.wait('progress')).corners).toBe(3);
    await map.page.evaluate(() => {
      window.contract.session.finish();
    });
    const points = await polygonOf(map);
    expect(points).toHaveLength(3);
    expect(hasCorners(points, [FIRST, SECOND, THIRD])).toBe(true);
    expect(map.complaints).toEqual([]);
  });

  test('lines that cross are refused, the corners stay and can be taken back', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    await draw(map, 'polygon');
    const [a, b, c, d] = SQUARE;
    if (!a || !b || !c || !d) throw new Error('four corners');
    await clickThrough(map, [a, c, b, d]);
    await map.page.evaluate(() => {
      window.contract.session.finish();
    });
    expect((await map.wait('refuse')).reason).toBe('crossing');
    await map.page.evaluate(() => {
      window.contract.session.undo();
      window.contract.session.finish();
    });
    expect(await polygonOf(map)).toHaveLength(3);
  });

  test('a freehand line and a circle are drawn with the mouse held', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    await draw(map, 'freehand');
    await dragThrough(map, SQUARE);
    expect(hasCorners(await polygonOf(map), SQUARE)).toBe(true);
    await map.forget();
    await draw(map, 'circle');
    await dragThrough(map, [
      [SPLIT.lat, SPLIT.lng],
      [SPLIT.lat, SPLIT.lng + 0.01],
    ]);
    const { shape } = await map.wait('finish');
    if (shape.kind !== 'circle') throw new Error('no circle');
    expect(shape.center.lat).toBeCloseTo(SPLIT.lat, 3);
    expect(Math.abs(shape.radius - 806)).toBeLessThan(30);
    expect(map.complaints).toEqual([]);
  });

  test('complaint 4: a finger draws freehand, a circle and corners, on a map that otherwise leaves the page its scroll', async () => {
    const map = await open(kind, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      open: { gestures: 'cooperative', zoom: 14 },
    });
    await draw(map, 'freehand');
    await swipeThrough(map, SQUARE);
    expect(hasCorners(await polygonOf(map), SQUARE)).toBe(true);
    expect(await map.page.evaluate(() => window.scrollY)).toBe(0);
    await map.forget();
    await draw(map, 'circle');
    await swipeThrough(map, [
      [SPLIT.lat, SPLIT.lng],
      [SPLIT.lat, SPLIT.lng + 0.006],
    ]);
    expect((await map.wait('finish')).shape.kind).toBe('circle');
    await map.forget();
    await draw(map, 'polygon');
    await tapThrough(map, [...SQUARE, FIRST]);
    expect(hasCorners(await polygonOf(map), SQUARE)).toBe(true);
    expect(map.complaints).toEqual([]);
  });

  test('by keyboard: arrows move the map under a cross-hair, Enter sets corners, Backspace takes one back, Escape cancels', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    const { page } = map;
    await draw(map, 'polygon');
    const step = async (...keys: string[]): Promise<void> => {
      for (const key of keys) {
        await page.keyboard.press(key);
        // An arrow's movement ends before the next key in a human hand.
        await page.waitForTimeout(key.startsWith('Arrow') ? 250 : 30);
      }
    };
    await step(
      'Enter',
      'ArrowRight',
      'ArrowRight',
      'Enter',
      'ArrowDown',
      'ArrowDown',
      'Enter',
      'ArrowRight',
      'Enter',
      'Backspace',
    );
    expect((await map.wait('progress')).corners).toBe(3);
    await page.evaluate(() => {
      window.contract.session.finish();
    });
    expect(await polygonOf(map)).toHaveLength(3);
    await draw(map, 'circle');
    await step('Enter', 'Escape');
    await map.wait('cancel');
    expect(await page.evaluate(() => document.querySelectorAll('#map [class*="cross"]').length)).toBe(0);
  });

  test('a corner is moved, and the change taken back', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    const { page } = map;
    await page.evaluate(
      (points) => window.contract.draw({ kind: 'polygon', points }),
      SQUARE.map(([lat, lng]) => ({ lat, lng })),
    );
    await dragThrough(map, [FIRST, [43.516, 16.43]]);
    await map.wait('progress', 2);
    await page.evaluate(() => {
      window.contract.session.finish();
    });
    expect(hasCorners(await polygonOf(map), [[43.516, 16.43], SECOND, THIRD])).toBe(true);
    await map.forget();
    await page.evaluate(
      (points) => window.contract.draw({ kind: 'polygon', points }),
      SQUARE.map(([lat, lng]) => ({ lat, lng })),
    );
    await dragThrough(map, [FIRST, [43.516, 16.43]]);
    await map.wait('progress', 2);
    await page.evaluate(() => {
      window.contract.session.undo();
      window.contract.session.finish();
    });
    expect(hasCorners(await polygonOf(map), SQUARE)).toBe(true);
    expect(map.complaints).toEqual([]);
  });

  test.each<[string, Spot, Spot]>([
    ['straight', [SPLIT.lat, SPLIT.lng + EAST], [SPLIT.lat, SPLIT.lng + 0.012]],
    ['aslant', [SPLIT.lat, SPLIT.lng + EAST], [SPLIT.lat + 0.004, SPLIT.lng + 0.009]],
    ['from its north', [SPLIT.lat + NORTH, SPLIT.lng], [SPLIT.lat + 0.006, SPLIT.lng - 0.004]],
  ])('the edge of a circle lands under the pointer, pulled %s; its centre stays', async (_way, from, to) => {
    const map = await open(kind, { viewport: DESKTOP });
    const { center, radius } = await editedCircle(map, [from, to]);
    expect(metres(center, SPLIT)).toBeLessThan(10);
    expect(Math.abs(radius - metres(SPLIT, { lat: to[0], lng: to[1] }))).toBeLessThan(15);
    expect(map.complaints).toEqual([]);
  });

  test('a circle that is dragged goes as far as the pointer and keeps its size', async () => {
    const map = await open(kind, { viewport: DESKTOP });
    const { center, radius } = await editedCircle(map, [
      [SPLIT.lat + 0.001, SPLIT.lng + 0.001],
      [SPLIT.lat + 0.005, SPLIT.lng - 0.009],
    ]);
    expect(metres(center, { lat: SPLIT.lat + 0.004, lng: SPLIT.lng - 0.01 })).toBeLessThan(15);
    expect(Math.abs(radius - RADIUS)).toBeLessThan(5);
  });
});

async function editedCircle(
  map: OpenMap,
  way: Spot[],
): Promise<{ center: { lat: number; lng: number }; radius: number }> {
  await map.page.evaluate(([center, radius]) => window.contract.draw({ kind: 'circle', center, radius }), [
    SPLIT,
    RADIUS,
  ] as const);
  await dragThrough(map, way);
  await map.wait('progress', 2);
  await map.page.evaluate(() => {
    window.contract.session.finish();
  });
  const { shape } = await map.wait('finish');
  if (shape.kind !== 'circle') throw new Error('no circle');
  return shape;
}

function metres(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const degree = 111_195;
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((SPLIT.lat * Math.PI) / 180)) * degree;
}
