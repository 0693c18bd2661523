/**
 * `npm run bench:map`: the embedded map with 2,000 markers, dragged with a mouse in 60 steps, beside Leaflet with empty
 * tiles in the same run. `--runs` shortens it, `PORTAL_URL` names a portal that runs already.
 */
import { launchBrowser, openBarePage, openMapPage } from '@kvadrat/tools/harness';
import type { Browser, Page } from 'playwright-core';
import { openBench } from '../support/open-bench';
import { median, quantile } from '../support/statistics';
import { usePortal } from '../support/use-portal';
import { rateOf, watchFrames, type FrameRate } from './watch-frames';

const VIEWPORT = { width: 1280, height: 800 };
const MARKERS = 2000;
const STEPS = 60;
/** Milliseconds between two steps, as a hand moves. */
const PACE = 16;
const VIEWS = {
  'all of Croatia, zoom 8': { center: { lat: 44.6, lng: 15.9 }, zoom: 8 },
  'Split, zoom 13': { center: { lat: 43.511, lng: 16.45 }, zoom: 13 },
};
const BUDGET = { fps: 45, ready: 1000 };
const { options, keep } = openBench('map');

interface Run extends FrameRate {
  view: string;
  /** Milliseconds from the script's arrival until land, names and markers stand. */
  ready: number;
  plain: FrameRate;
}

async function inPage<T>(browser: Browser, origin: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: origin, viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (value) => value;');
    return await use(page);
  } finally {
    await context.close();
  }
}

async function drag(page: Page): Promise<FrameRate> {
  await page.waitForTimeout(500);
  await page.evaluate(watchFrames);
  await page.mouse.move(900, 420);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step++) {
    const turn = (step / STEPS) * Math.PI;
    await page.mouse.move(900 - 420 * Math.sin(turn / 2), 420 - 130 * Math.sin(turn));
    await page.waitForTimeout(PACE);
  }
  const times = await page.evaluate<number[]>('frames');
  await page.mouse.up();
  return rateOf(times, quantile);
}

async function measure(
  browser: Browser,
  origin: string,
  view: string,
  { center, zoom }: (typeof VIEWS)[keyof typeof VIEWS],
): Promise<Run> {
  const plain = await inPage(browser, origin, async (page) => {
    await openBarePage(page, 'plain');
    await page.evaluate(`createPlainMap(document.querySelector('main'), ${JSON.stringify(center)}, ${zoom})`);
    return drag(page);
  });
  return inPage(browser, origin, async (page) => {
    await openMapPage(page, { center, zoom });
    const ready = await page.evaluate<number>(
      `(() => { const begun = performance.now(); spread(map, ${MARKERS}); return readyIn + performance.now() - begun; })()`,
    );
    return { view, ready, plain, ...(await drag(page)) };
  });
}

const portal = await usePortal();
const browser = await launchBrowser();
try {
  const measured: Run[] = [];
  // The first of each warms the server and the disk; a smoke counts it.
  for (let run = options.smoke ? 1 : 0; run <= options.runs; run++) {
    for (const [view, where] of Object.entries(VIEWS)) {
      const result = await measure(browser, portal.origin, view, where);
      if (run > 0) measured.push(result);
    }
  }
  const rows = Object.keys(VIEWS).map((view) => {
    const of = (read: (run: Run) => number): number => median(measured.filter((run) => run.view === view).map(read));
    const [fps, ready] = [Math.round(of((run) => run.fps)), Math.round(of((run) => run.ready))];
    const share = Math.round(of((run) => run.fps / run.plain.fps) * 100) / 100;
    return {
      view,
      fps,
      p95: Math.round(of((run) => run.p95)),
      'of plain Leaflet': share,
      ready,
      inside: fps >= BUDGET.fps && ready <= BUDGET.ready,
    };
  });
  console.table(rows);
  await keep({ markers: MARKERS, steps: STEPS, runs: options.runs, budget: BUDGET, rows });
} finally {
  await browser.close();
  await portal.stop();
}
