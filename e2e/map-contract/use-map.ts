import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  keepScreenshot,
  launchBrowser,
  projectRoot,
  startVisit,
  type LocalServer,
  type Visit,
  type VisitOptions,
} from '@kvadrat/tools/harness';
import type { Browser, Page } from 'playwright-core';
import type { Heard, OpenOptions } from './page';
import { servePage } from './serve-page';

export type MapKind = 'embedded' | 'google';

const GOOGLE_SCRIPT = 'https://maps.googleapis.com/maps/api/js';

/** Split's old town in the middle, near enough to tell streets. */
export const SPLIT = { lat: 43.508, lng: 16.44 };

/** A map on the suite's page and a hand that works it. */
export interface OpenMap extends Visit {
  kind: MapKind;
  /** Everything the map told so far of one kind, oldest first. */
  heard: <On extends Heard['on']>(on: On) => Promise<Extract<Heard, { on: On }>[]>;
  /** Waits until the map has told so many things of a kind, and gives the last. */
  wait: <On extends Heard['on']>(on: On, count?: number) => Promise<Extract<Heard, { on: On }>>;
  forget: () => Promise<void>;
  /** Where a position is in the window. */
  pixel: (lat: number, lng: number) => Promise<{ x: number; y: number }>;
}

interface MapOptionsOfTest extends VisitOptions {
  open?: Partial<OpenOptions>;
  /** How the stand-in for Google behaves. */
  key?: 'good' | 'bad' | 'silent' | 'missing';
  /** A key of Google's own, for the real service instead. */
  real?: string;
}

/** Bundles and serves the page once for the test file; gives each test a map of its own. */
export function useMap(): (kind: MapKind, options?: MapOptionsOfTest) => Promise<OpenMap> {
  let folder = '';
  let page: LocalServer | undefined;
  let browser: Browser | undefined;
  let visits: Visit[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kvadrat-map-'));
    const run = promisify(execFile);
    await run(process.execPath, ['--import', 'tsx', join(projectRoot, 'e2e/map-contract/build-page.ts'), folder], {
      cwd: projectRoot,
    });
    [page, browser] = await Promise.all([servePage(folder), launchBrowser()]);
  });
  afterEach(async () => {
    for (const visit of visits) {
      if (Reflect.get(globalThis, 'currentTestFailed') === true)
        await keepScreenshot(visit, expect.getState().currentTestName ?? 'map');
      await visit.close();
    }
    visits = [];
  });
  afterAll(async () => {
    page?.close();
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return async (kind, { open = {}, key = 'good', real, ...options } = {}) => {
    if (browser === undefined || page === undefined) throw new Error('maps open inside a test');
    const visit = await startVisit(browser, page.origin, options);
    visits.push(visit);
    await visit.page.goto(real === undefined ? '/' : '/real');
    const settings = {
      provider: kind,
      google:
        kind === 'google'
          ? {
              url: real === undefined ? `${page.origin}/google/js` : GOOGLE_SCRIPT,
              key: real ?? key,
              mapId: real === undefined ? 'karta' : null,
              language: 'de',
              region: 'HR',
            }
          : null,
      basemap: { credits: ['Kvadrat'], patches: [], labels: [], layers: [] },
      tiles: null,
    };
    await visit.page.evaluate(([where, how]) => window.contract.open(where, how), [
      { center: SPLIT, zoom: 14, minZoom: 7, maxZoom: 17, gestures: 'greedy' as const, ...open },
      settings,
    ] as const);
    return { ...visit, kind, ...handOf(visit.page) };
  };
}

function handOf(page: Page): Pick<OpenMap, 'heard' | 'wait' | 'forget' | 'pixel'> {
  const isOn =
    <On extends Heard['on']>(on: On) =>
    (heard: Heard): heard is Extract<Heard, { on: On }> =>
      heard.on === on;
  const heard: OpenMap['heard'] = async (on) => (await page.evaluate(() => window.contract.heard)).filter(isOn(on));
  return {
    heard,
    wait: async (on, count = 1) => {
      await page.waitForFunction(
        ([name, least]) => window.contract.heard.filter((each) => each.on === name).length >= least,
        [on, count] as const,
        { timeout: 15_000 },
      );
      const last = (await heard(on)).at(-1);
      if (last === undefined) throw new Error('nothing was heard');
      return last;
    },
    forget: async () => {
      await page.evaluate(() => {
        window.contract.heard.length = 0;
      });
    },
    pixel: async (lat, lng) => {
      const [{ x, y }, frame] = await Promise.all([
        page.evaluate(([first, second]) => window.contract.map.toPixel({ lat: first, lng: second }), [
          lat,
          lng,
        ] as const),
        page.locator('#map').boundingBox(),
      ]);
      return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) };
    },
  };
}

/** Asks until the answer is right. */
export async function until<Answer>(ask: () => Promise<Answer>, right: (answer: Answer) => boolean): Promise<Answer> {
  for (const end = Date.now() + 10_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const answer = await ask();
    if (right(answer)) return answer;
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(answer)}`);
  }
}
