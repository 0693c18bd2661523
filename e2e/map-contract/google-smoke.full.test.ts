import { DESKTOP } from '@kvadrat/tools/harness';
import { SPLIT, useMap } from './use-map';

/** A key for browsers, allowed on loopback. Without it nobody but ourselves is asked. */
const key = process.env['GOOGLE_MAPS_SMOKE_KEY'] ?? '';
const open = useMap();

(key === '' ? test.skip : test)('the real Google map opens, moves and takes a drawn area', async () => {
  const map = await open('google', { viewport: DESKTOP, real: key });
  expect(await map.page.evaluate(() => window.contract.map.kind)).toBe('google');
  await map.page.evaluate((center) => window.contract.map.setView({ center, zoom: 15 }), SPLIT);
  expect(await map.page.evaluate(() => window.contract.map.getView().zoom)).toBe(15);
  await map.page.evaluate(() => window.contract.draw('polygon'));
  for (const [x, y] of [
    [600, 200],
    [800, 200],
    [700, 400],
  ] as const)
    await map.page.mouse.click(x, y);
  await map.page.evaluate(() => {
    window.contract.session.finish();
  });
  expect((await map.wait('finish')).shape.kind).toBe('polygon');
});
