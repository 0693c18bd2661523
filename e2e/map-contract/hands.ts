import type { OpenMap } from './use-map';

export type Spot = readonly [lat: number, lng: number];

/** Presses the mouse at one position after the other. */
export async function clickThrough(map: OpenMap, spots: readonly Spot[]): Promise<void> {
  for (const [lat, lng] of spots) {
    const { x, y } = await map.pixel(lat, lng);
    await map.page.mouse.move(x, y, { steps: 3 });
    await map.page.mouse.click(x, y);
  }
}

/** Holds the mouse from the first position to the last. */
export async function dragThrough(map: OpenMap, spots: readonly Spot[]): Promise<void> {
  const [start, ...rest] = await Promise.all(spots.map(([lat, lng]) => map.pixel(lat, lng)));
  if (start === undefined) return;
  await map.page.mouse.move(start.x, start.y);
  await map.page.mouse.down();
  for (const { x, y } of rest) await map.page.mouse.move(x, y, { steps: 5 });
  await map.page.mouse.up();
}

/** Taps with a finger. */
export async function tapThrough(map: OpenMap, spots: readonly Spot[]): Promise<void> {
  for (const [lat, lng] of spots) {
    const { x, y } = await map.pixel(lat, lng);
    await map.page.touchscreen.tap(x, y);
  }
}

/** Draws a finger from the first position to the last. */
export async function swipeThrough(map: OpenMap, spots: readonly Spot[]): Promise<void> {
  const points = await Promise.all(spots.map(([lat, lng]) => map.pixel(lat, lng)));
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) {
      await map.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      continue;
    }
    const from = points[index - 1] ?? { x, y };
    for (let step = 1; step <= 5; step += 1) {
      const touchPoints = [{ x: from.x + ((x - from.x) * step) / 5, y: from.y + ((y - from.y) * step) / 5 }];
      await map.cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
  }
  await map.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Whether a shape has a corner near each position, within some forty metres. */
export function hasCorners(points: readonly { lat: number; lng: number }[], spots: readonly Spot[]): boolean {
  return spots.every(([lat, lng]) =>
    points.some((point) => Math.hypot(point.lat - lat, (point.lng - lng) * 0.72) < 0.0004),
  );
}
