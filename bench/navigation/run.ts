/**
 * `npm run bench:navigation`: from the tap on a card to the ad on screen, once intent has preloaded its code and data,
 * and how long the page's own controls take to answer (INP). `BENCH_RUNS` shortens it, `PORTAL_URL` names a portal
 * that runs already.
 */
import { cpus } from 'node:os';
import { launchBrowser, PHONE, startPortal, startVisit } from '@kvadrat/tools/harness';
import type { Browser, Page } from 'playwright-core';
import { applyProfile, PROFILE } from '../support/profile';
import { median } from '../support/statistics';
import { writeResult } from '../support/write-result';
import { watchInteractions, type InteractionTimes } from './watch-interactions';

const LIST = '/prodaja-stambene-nekretnine/';
const BUDGET = { warmNavigation: 300, inp: 150 };
const runs = Number(process.env['BENCH_RUNS'] ?? 9);
const given = process.env['PORTAL_URL'] ?? '';

interface Run {
  /** Tap to ad, with code and data preloaded on intent. */
  warmNavigation: number;
  /** Worst interaction of the visit. */
  inp: number;
}

async function measureRun(browser: Browser, origin: string): Promise<Run> {
  const { page, cdp, complaints, close } = await startVisit(browser, origin, { viewport: PHONE, deviceScaleFactor: 2 });
  try {
    await page.addInitScript(watchInteractions);
    await applyProfile(cdp);
    await page.goto(LIST, { waitUntil: 'networkidle' });
    for (const heart of (await page.locator('main article button[aria-pressed]').all()).slice(0, 3)) await heart.click();
    const link = page.locator('main article a[href*="/oglasi/"]').nth(2);
    await link.scrollIntoViewIfNeeded();
    // Intent: the pointer rests on the link; its code and data come meanwhile.
    const preloaded = [/\/api-next\/listings\//, /\/r\/mf-listings\/.*\.css/, /\/r\/mf-listings\/.*\/app\.js/, /\/r\/mf-listings\/.*\/entry\.js/, /\/r\/mf-listings\/.*\/locale-/].map(async (address) => {
      await (await page.waitForResponse(address)).finished();
    });
    await link.hover();
    await Promise.all(preloaded);
    await link.click();
    await page.waitForFunction(() => {
      const times: InteractionTimes = Reflect.get(globalThis, 'interactionTimes');
      return times.adVisible !== null;
    });
    const times = await readTimes(page);
    if (complaints.length > 0) throw new Error(`the page complains: ${complaints.join('; ')}`);
    return { warmNavigation: times.adVisible ?? 0, inp: Math.max(0, ...Object.values(times.interactions)) };
  } finally {
    await close();
  }
}

function readTimes(page: Page): Promise<InteractionTimes> {
  return page.evaluate(() => {
    const times: InteractionTimes = Reflect.get(globalThis, 'interactionTimes');
    return times;
  });
}

const portal = given === '' ? await startPortal({ RENDER_DEADLINE_MS: '5000' }) : { origin: given, stop: () => Promise.resolve() };
const browser = await launchBrowser();
try {
  await measureRun(browser, portal.origin);
  const measured: Run[] = [];
  for (let run = 1; run <= runs; run += 1) measured.push(await measureRun(browser, portal.origin));
  const rows = (['warmNavigation', 'inp'] as const).map((what) => {
    const values = measured.map((run) => Math.round(run[what]));
    return { what, median: median(values), min: Math.min(...values), max: Math.max(...values), budget: BUDGET[what], inside: median(values) <= BUDGET[what] };
  });
  console.table(rows);
  await writeResult('navigation', { profile: PROFILE, runs, processors: cpus().length, unit: 'ms', rows });
} finally {
  await browser.close();
  await portal.stop();
}
