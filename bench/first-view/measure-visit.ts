import { inlineStyleBytes, PHONE, startVisit, type LoggedRequest } from '@kvadrat/tools/harness';
import type { Browser } from 'playwright-core';
import { applyProfile } from '../support/profile';
import { watchPage, type PageTimes } from './watch-page';

const AFTER_INTERACTIVE_MS = 2000;
const DEADLINE_MS = 60_000;

/** One first visit. Times in milliseconds, sizes in bytes on the wire. */
export interface Measurement {
  visible: number;
  interactive: number;
  largestPaint: number;
  layoutShift: number;
  /** Scripts and styles until 2 s after the page is interactive, styles in the page included. */
  codeBytes: number;
  codeRequests: number;
  depth: number;
  fontBytesBefore: number;
  photoBytesBefore: number;
  cards: number;
  /** Height of the list in pixels: variants that look alike have the same. */
  listHeight: number;
}

/** Opens the page in a fresh profile under the profile of the architecture's budgets. */
export async function measureVisit(browser: Browser, origin: string, path: string): Promise<Measurement> {
  const { page, cdp, network, complaints, close } = await startVisit(browser, origin, {
    viewport: PHONE,
    deviceScaleFactor: 2,
  });
  try {
    await page.addInitScript(watchPage);
    await applyProfile(cdp);
    await page.goto(path, { waitUntil: 'commit', timeout: DEADLINE_MS });
    const noted = await page.waitForFunction(
      () => {
        const times: PageTimes = Reflect.get(globalThis, 'pageTimes');
        return times.interactive === null ? null : times;
      },
      null,
      { timeout: DEADLINE_MS, polling: 250 },
    );
    await page.waitForTimeout(AFTER_INTERACTIVE_MS);
    await noted.dispose();
    const times = await page.evaluate(() => {
      const value: PageTimes = Reflect.get(globalThis, 'pageTimes');
      return value;
    });
    if (complaints.length > 0) throw new Error(`the page complains: ${complaints.join('; ')}`);
    const sent = network.sent();
    const start = sent.find(({ type }) => type === 'Document')?.start ?? 0;
    const interactive = times.interactive ?? 0;
    const before = sent.filter(({ end }) => end !== null && (end - start) * 1000 <= interactive);
    const code = sent.filter(({ type }) => type === 'Script' || type === 'Stylesheet');
    return {
      visible: times.visible ?? 0,
      interactive,
      largestPaint: times.largestPaint,
      layoutShift: times.layoutShift,
      codeBytes: bytes(code) + (await inlineStyleBytes(page)),
      codeRequests: code.length,
      depth: Math.max(0, ...code.map(({ depth }) => depth)),
      fontBytesBefore: bytes(before.filter(({ type }) => type === 'Font')),
      photoBytesBefore: bytes(before.filter(({ address }) => address.startsWith('/media/'))),
      cards: await page.locator('main article').count(),
      listHeight: await page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().height)),
    };
  } finally {
    await close();
  }
}

function bytes(requests: readonly LoggedRequest[]): number {
  return requests.reduce((sum, request) => sum + request.bytes, 0);
}
