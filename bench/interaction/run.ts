/**
 * `npm run bench:interaction`: how long a list's controls take to answer (INP, by the browser's own event timing), how
 * long a key in a filter holds the page up, those of its map, and the way from a tap on a card to the ad on screen; beside a press on a
 * page of one button in the same run. `--runs` shortens it, `PORTAL_URL` names a portal that runs already.
 */
import { DESKTOP, launchBrowser, PHONE, startVisit } from '@kvadrat/tools/harness';
import type { Browser, Page } from 'playwright-core';
import { openBench } from '../support/open-bench';
import { applyProfile, PROFILE } from '../support/profile';
import { median, quantile } from '../support/statistics';
import { usePortal } from '../support/use-portal';
import { pressBareButton } from './bare-press';
import { hoverOverCards, useListOnPhone, type Measured } from './on-list';
import { useMapOnPhone, type MeasuredMap } from './on-map';
import { tapOnAd } from './tap-on-ad';
import { watchInteractions } from './watch-interactions';

const LIST = '/prodaja-stambene-nekretnine/';
const MAP = `${LIST}zagreb/`;
const INP = 150;

type What = keyof Measured | keyof MeasuredMap | 'tapOnAd';

const BUDGETS: Readonly<Record<What, number>> = {
  heart: INP,
  openFilters: INP,
  chooseFilter: INP,
  keyInFilter: INP,
  typingBlocks: 50,
  showAds: INP,
  takeFilterAway: INP,
  turnPage: INP,
  hoverCard: INP,
  moveMap: INP,
  zoomMap: INP,
  openMarker: INP,
  tapOnAd: 300,
};
const WHATS = [
  'heart',
  'openFilters',
  'chooseFilter',
  'keyInFilter',
  'typingBlocks',
  'showAds',
  'takeFilterAway',
  'turnPage',
  'hoverCard',
  'moveMap',
  'zoomMap',
  'openMarker',
  'tapOnAd',
] as const;
/** On the slow line the map takes its time. */
const PATIENCE_MS = 40_000;
const { options, keep } = openBench('interaction');

type Run = Record<What | 'bare', number[]>;

async function inVisit<T>(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const { page, cdp, complaints, close } = await startVisit(browser, origin, { viewport, deviceScaleFactor: 2 });
  try {
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(watchInteractions);
    // A slow line shows nothing more of whether all can be pressed.
    if (!options.smoke) await applyProfile(cdp);
    const result = await act(page);
    if (complaints.length > 0) throw new Error(`the page complains: ${complaints.join('; ')}`);
    return result;
  } finally {
    await close();
  }
}

async function measureRun(browser: Browser, origin: string): Promise<Run> {
  const bare = await inVisit(browser, origin, PHONE, pressBareButton);
  const onPhone = await inVisit(browser, origin, PHONE, (page) => useListOnPhone(page, LIST));
  const tap = await inVisit(browser, origin, PHONE, (page) => tapOnAd(page, LIST));
  const onMap = await inVisit(browser, origin, PHONE, (page) => useMapOnPhone(page, MAP));
  const hoverCard = await inVisit(browser, origin, DESKTOP, (page) => hoverOverCards(page, `${LIST}split/`));
  return { bare, ...onPhone, ...onMap, hoverCard, tapOnAd: [tap] };
}

const portal = await usePortal({ RENDER_DEADLINE_MS: '5000' });
const browser = await launchBrowser();
try {
  // The first warms server and browser up and is not counted.
  if (!options.smoke) await measureRun(browser, portal.origin);
  const measured: Run[] = [];
  for (let run = 1; run <= options.runs; run += 1) measured.push(await measureRun(browser, portal.origin));
  const bare = median(measured.flatMap((run) => run.bare));
  const rows = WHATS.map((what) => {
    const values = measured.flatMap((run) => run[what]);
    const [middle, high] = [median(values), quantile(values, 0.95)];
    const budget = BUDGETS[what];
    return {
      what,
      median: Math.round(middle),
      p95: Math.round(high),
      'of a bare press': Number((middle / bare).toFixed(2)),
      budget,
      inside: high <= budget,
    };
  });
  console.table(rows);
  await keep({ profile: PROFILE, runs: options.runs, unit: 'ms', barePress: Math.round(bare), rows });
} finally {
  await browser.close();
  await portal.stop();
}
