import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CONSENT_COOKIE, CONSENT_VERSION } from '@kvadrat/contracts/remote';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { watchNetwork, type NetworkLog } from './network-log';

/** Widths the journeys are made at. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface VisitOptions {
  viewport?: { width: number; height: number };
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  deviceScaleFactor?: number;
  /** A finger instead of a pointer; both together make what styles know as a device without hover. */
  hasTouch?: boolean;
  isMobile?: boolean;
  /** What the visitor has allowed to be stored, as letters of its cookie; nothing unless said, and null for who has not chosen yet. */
  allowed?: '' | 'famr' | null;
  /** Console messages that this visit provokes on purpose. */
  expected?: RegExp[];
}

/** One visitor with a browser profile of their own. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  cdp: CDPSession;
  network: NetworkLog;
  /** Console warnings and errors, uncaught errors and CSP violations so far. */
  complaints: string[];
  /** How many copies of react-dom started in the page. */
  reactCopies: () => Promise<number>;
  close: () => Promise<void>;
}

/** Of a choice that nobody made. */
const RECEIPT = '00000000-0000-4000-8000-000000000000';
const SCREENSHOTS = join(import.meta.dirname, '../../test-results');

export async function startVisit(browser: Browser, origin: string, options: VisitOptions = {}): Promise<Visit> {
  const { viewport = PHONE, javaScript = true, expected = [], allowed = '', ...rest } = options;
  const settings: BrowserContextOptions = {
    baseURL: origin,
    viewport,
    javaScriptEnabled: javaScript,
    locale: 'hr-HR',
    reducedMotion: 'reduce',
    ...rest,
  };
  const context = await browser.newContext(settings);
  // The notice about cookies stands over pages for who has not chosen.
  if (allowed !== null)
    await context.addCookies([
      { name: CONSENT_COOKIE, value: `${CONSENT_VERSION}.${allowed}.${RECEIPT}`, url: origin },
    ]);
  // A wait ends when the thing is there; beside other work a page that is estimated anew comes late.
  context.setDefaultTimeout(20_000);
  context.setDefaultNavigationTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
  // tsx names functions with a helper of its own, which functions sent to the page take along.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(instrument);
  const cdp = await context.newCDPSession(page);
  const network = await watchNetwork(cdp);
  return {
    page,
    context,
    cdp,
    network,
    complaints,
    reactCopies: () => page.evaluate(() => Number(Reflect.get(globalThis, 'reactCopies'))),
    async close() {
      // Answers a test has held back may still be on their way. A page that is gone has none, and its own error says more.
      await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
      await context.close();
    },
  };
}

/** Runs in the page before its scripts. */
function instrument(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`CSP violation: ${violatedDirective} refused ${blockedURI}`);
  });
  Reflect.set(globalThis, 'reactCopies', 0);
  // react-dom reports to this hook once for each copy of itself.
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => {
      const copies = Number(Reflect.get(globalThis, 'reactCopies')) + 1;
      Reflect.set(globalThis, 'reactCopies', copies);
      return copies;
    },
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  });
}

/** Keeps a picture of what a failed test saw. */
export async function keepScreenshot(visit: Visit, name: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  const file = join(SCREENSHOTS, `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}.png`);
  await visit.page.screenshot({ path: file, fullPage: true }).catch(() => undefined);
}
