import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { apiAddress } from '@kvadrat/contracts/api';
import type { MapSettings } from '@kvadrat/contracts/api';
import type { Page } from 'playwright-core';
import { projectRoot } from './portal';

const FILES = '/karta-sama/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The page's own map options, as far as tests choose them. */
export interface MapPageOptions {
  zoom?: number;
  center?: { lat: number; lng: number };
  gestures?: 'greedy' | 'cooperative';
  locale?: string;
  /** Takes the place of the portal's own settings. */
  tiles?: MapSettings['tiles'];
}

let bundle: Promise<string> | undefined;

/** The folder of the bundled page; made once for a test file. */
async function bundled(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kvadrat-map-page-'));
  // In a process of its own: the build's loaders are TypeScript, which tests compile in their own way.
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'bundle-map-page.ts'), folder],
    { cwd: projectRoot },
  );
  return folder;
}

/**
 * Opens a bare page of the portal's origin and policy with the embedded map on it, and waits until it stands. In the
 * page it is `map`; what it has told is in `told`.
 */
export async function openMapPage(page: Page, options: MapPageOptions = {}): Promise<void> {
  await openBarePage(page, 'embedded');
  await makeMap(page, options);
}

/** Opens the page with its script, without a map. @param kind ours, or Leaflet alone */
export async function openBarePage(page: Page, kind: 'embedded' | 'plain'): Promise<void> {
  bundle ??= bundled();
  const folder = await bundle;
  await page.route(`**${FILES}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(FILES.length);
    if (name !== '') {
      await route.fulfill({
        body: await readFile(join(folder, name)),
        contentType: TYPES[extname(name)] ?? 'text/plain',
      });
      return;
    }
    // The policy is the one that pages of the portal have.
    const answer = await route.fetch({ url: new URL('/', route.request().url()).href });
    const policy = answer.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      headers: { 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' },
      body: pageOf(kind),
    });
  });
  await page.goto(FILES);
  await page.evaluate(`Object.assign(document.querySelector('main').style, { position: 'relative', height: '600px' })`);
}

/** Makes the embedded map on an opened page. */
async function makeMap(
  page: Page,
  { zoom = 8, center = { lat: 44.83, lng: 15.69 }, gestures = 'greedy', locale = 'hr', tiles = null }: MapPageOptions,
): Promise<void> {
  const choice = JSON.stringify({ zoom, center, gestures, locale });
  await page.evaluate(`(async () => {
    const settings = await (await fetch('${apiAddress('geography/map-settings', { locale })}')).json();
    globalThis.readyIn = await openMap(document.querySelector('main'), ${choice}, { ...settings, tiles: ${JSON.stringify(tiles)} });
  })()`);
}

const pageOf = (
  kind: string,
): string => `<!doctype html><html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Karta</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${FILES}${kind}.css"><script type="module" src="${FILES}${kind}.js"></script></head>
<body><header><h1>Karta</h1></header><main></main><footer><a href="/">Iza karte</a></footer></body></html>`;
