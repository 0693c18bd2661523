import type { Locator, Page } from 'playwright-core';

/** The ads an element shows; locators look into shadow roots by themselves. */
export function embeddedAds(page: Page, element = '#place'): Locator {
  return page.locator(`${element} article`);
}

/** Waits until an element shows its ads with their photos, at rest. */
export async function waitForAds(page: Page, element = '#place'): Promise<void> {
  await embeddedAds(page, element).first().waitFor();
  await page.waitForFunction((selector) => {
    const photos = [...(document.querySelector(selector)?.shadowRoot?.querySelectorAll('img') ?? [])];
    return photos.length > 0 && photos.every((photo) => photo.complete);
  }, element);
  await page.waitForLoadState('networkidle');
}

/** What a page holds that scripts can leave behind. */
export interface PageTraces {
  html: string;
  globals: string[];
  styleSheets: number;
  listeners: string[];
}

/** Reads the traces; listeners of window, document and the elements of the page, through the debugger. */
export async function readTraces(page: Page): Promise<PageTraces> {
  const session = await page.context().newCDPSession(page);
  const listeners: string[] = [];
  for (const expression of [
    'window',
    'document',
    'document.documentElement',
    'document.head',
    'document.body',
    'document.querySelector("#sale")',
    'document.querySelector("#rent")',
  ]) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) continue;
    const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    // The driver's own, all of one script.
    const driver = found.listeners.find(({ type }) => type.startsWith('__playwright'))?.scriptId;
    listeners.push(
      ...found.listeners.filter(({ scriptId }) => scriptId !== driver).map(({ type }) => `${expression}: ${type}`),
    );
  }
  const rest = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    globals: [
      ...Object.getOwnPropertyNames(window),
      ...Object.getOwnPropertySymbols(window).map(String),
      ...Object.keys(document),
    ].sort(),
    styleSheets: document.styleSheets.length + document.adoptedStyleSheets.length,
  }));
  return { ...rest, listeners: listeners.sort() };
}
