import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  DESKTOP,
  launchBrowser,
  listenLocally,
  projectRoot,
  startPortal,
  startVisit,
  type LocalServer,
  type Portal,
  type Visit,
} from '@kvadrat/tools/harness';
import type { Browser } from 'playwright-core';
import { markerInSight, turnToMap } from '../support/list-map';
import { DEFAULT_LIST } from '../support/list-page';

/** One grey pixel, as large as the map wants it. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM4c+bMfwAIMANkq3cY2wAAAABJRU5ErkJggg==',
  'base64',
);
const SMALL = { DEMO_ADS: '60', DEMO_PICTURES: '1' };

let browser: Browser;
let services: LocalServer;
let folder = '';
let portal: Portal | undefined;
let visit: Visit | undefined;
const asked: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvadrat-services-'));
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(projectRoot, 'e2e/map-contract/build-page.ts'), folder],
    { cwd: projectRoot },
  );
  const google = await readFile(join(folder, 'fake-google.js'));
  services = await listenLocally(
    createServer((request, response) => {
      const { url = '' } = request;
      asked.push(url);
      const isScript = url.startsWith('/js');
      response
        .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'image/png' })
        .end(isScript ? google : TILE);
    }),
  );
  browser = await launchBrowser();
}, 120_000);
beforeEach(() => asked.splice(0));
afterEach(async () => {
  await visit?.close();
  await portal?.stop();
});
afterAll(async () => {
  services.close();
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

/** A visit to the list of a portal that is run with these settings, with its map. */
async function openMap(settings: NodeJS.ProcessEnv): Promise<Visit> {
  portal = await startPortal({ ...SMALL, ...settings });
  visit = await startVisit(browser, portal.origin, { viewport: DESKTOP });
  await visit.page.goto(DEFAULT_LIST);
  await turnToMap(visit.page);
  return visit;
}

test('R179 tiles of a service named by its address are shown with its credits, in the language of the page, instead of our own basemap', async () => {
  const { page, complaints, network } = await openMap({
    MAP_TILES_URL: `${services.origin}/{language}/{z}/{x}/{y}.png?key={key}`,
    MAP_TILES_KEY: 'javni',
    MAP_TILES_ATTRIBUTION: '© Karte d.o.o.',
  });
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('aside img.leaflet-tile')].some(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    undefined,
    { timeout: 20_000 },
  );
  await markerInSight(page);
  const tiles = asked.filter((url) => url.includes('.png'));
  expect(tiles.length).toBeGreaterThan(3);
  for (const url of tiles) expect(url).toMatch(/^\/hr\/\d+\/\d+\/\d+\.png\?key=javni$/);
  await page.getByText('© Karte d.o.o.').first().waitFor({ state: 'attached' });
  expect(
    network
      .all()
      .filter(({ url }) => /basemap/.test(url))
      .map(({ url }) => url)
      .filter((url) => url.includes('/patches/')),
  ).toEqual([]);
  expect(complaints).toEqual([]);
}, 300_000);

test('R179 Google’s map works under the wider policy that its key brings, without a violation', async () => {
  const { page, complaints } = await openMap({
    GOOGLE_MAPS_KEY: 'good',
    GOOGLE_MAPS_ID: 'karta',
    GOOGLE_MAPS_URL: `${services.origin}/js`,
  });
  await page.locator('aside .gm-style').first().waitFor({ timeout: 20_000 });
  const { x, y } = await markerInSight(page);
  await page.mouse.click(x, y);
  await page
    .locator('aside')
    .getByRole('button', { name: /^Nacrtaj/ })
    .click();
  await page.locator('[data-map-tool]').waitFor();
  const policy = (await page.request.get(DEFAULT_LIST)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain('https://*.googleapis.com');
  expect(policy).not.toContain("'unsafe-eval'");
  expect(asked.filter((url) => url.startsWith('/js'))).toHaveLength(1);
  expect(complaints).toEqual([]);
}, 300_000);
