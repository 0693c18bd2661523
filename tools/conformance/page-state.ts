import type { CDPSession, Page } from 'playwright-core';
import type { PendingWork } from './pending-work';

/** What outlives an unmount, as far as a page can tell. */
export interface PageState {
  /** `click on window`, for each listener of the page's own objects. */
  listeners: string[];
  styles: string[];
  /** Elements of `<body>`. */
  body: number;
  globals: string[];
  pending: PendingWork;
}

const WATCHED = ['window', 'document', 'document.documentElement', 'document.head', 'document.body'];

export async function readPageState(page: Page, cdp: CDPSession): Promise<PageState> {
  const listeners: string[] = [];
  for (const expression of WATCHED) {
    const { result } = await cdp.send('Runtime.evaluate', { expression, objectGroup: 'conformance' });
    if (result.objectId === undefined) continue;
    const found = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    listeners.push(...found.listeners.map(({ type }) => `${type} on ${expression}`));
  }
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'conformance' });
  const rest = await page.evaluate(() => {
    const pending: () => PendingWork = Reflect.get(globalThis, 'pendingWork');
    return {
      styles: [...document.querySelectorAll('style, link[rel="stylesheet"]')].map(
        (sheet) => sheet.getAttribute('href') ?? 'inline',
      ),
      body: document.body.childElementCount,
      globals: Object.keys(globalThis).sort(),
      pending: pending(),
    };
  });
  return { listeners: listeners.sort(), ...rest };
}

/** Collects garbage for good: what the first collection frees may hold what the second one finds. */
export async function collectGarbage(cdp: CDPSession): Promise<void> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
}

export async function heapBytes(cdp: CDPSession): Promise<number> {
  await collectGarbage(cdp);
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** Elements that scripts still hold although they are in no document. */
export async function detachedElements(cdp: CDPSession): Promise<string[]> {
  await cdp.send('DOM.enable');
  await collectGarbage(cdp);
  const { detachedNodes } = await cdp.send('DOM.getDetachedDomNodes');
  return detachedNodes.map(({ treeNode }) => treeNode.nodeName);
}
