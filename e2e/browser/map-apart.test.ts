import { DESKTOP } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { FULL_RUN } from '../support/full-run';
import { markerInSight, turnToMap } from '../support/list-map';
import { DEFAULT_LIST } from '../support/list-page';

const visit = useBrowser();

const SPLIT = { lat: 43.51, lng: 16.45 };
const ZOOMS = FULL_RUN ? [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] : [9, 12, 15];
const VIEWS = FULL_RUN ? 50 : 2;

/** Markers of the map that cover each other, by what they say; and how many there are. */
async function covering(page: Page): Promise<{ markers: number; pairs: string[] }> {
  await markerInSight(page);
  await page.waitForFunction(() => document.querySelector('aside [role="status"][aria-busy="false"]') !== null);
  return page.evaluate(() => {
    const markers = [...document.querySelectorAll('aside [data-marker]')].map((marker) => ({
      name: marker.getAttribute('aria-label') ?? '',
      box: marker.getBoundingClientRect(),
    }));
    const pairs = markers.flatMap((one, index) =>
      markers
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right &&
            box.right > one.box.left &&
            box.top < one.box.bottom &&
            box.bottom > one.box.top,
        )
        .map(({ name }) => `${one.name} | ${name}`),
    );
    return { markers: markers.length, pairs };
  });
}

test.each(ZOOMS)(
  'R122 no square and no price of the map covers another at zoom %i',
  async (zoom) => {
    const { page, complaints } = await visit({ viewport: DESKTOP });
    for (let view = 0; view < VIEWS; view += 1) {
      // Steps that meet no pattern of the towns: the same in each run.
      const lat = SPLIT.lat + ((view * 0.37) % 1) * (4 / zoom ** 2);
      const lng = SPLIT.lng + ((view * 0.61) % 1) * (8 / zoom ** 2);
      await page.goto(`${DEFAULT_LIST}?lat=${lat.toFixed(5)}&lng=${lng.toFixed(5)}&zoom=${zoom}`);
      if (view === 0) await turnToMap(page);
      const { markers, pairs } = await covering(page);
      expect(markers).toBeGreaterThan(0);
      expect({ view, pairs }).toEqual({ view, pairs: [] });
    }
    expect(complaints).toEqual([]);
  },
  FULL_RUN ? 300_000 : 60_000,
);
