import { keepScreenshot, launchBrowser, startVisit, type Visit, type VisitOptions } from '@kvadrat/tools/harness';
import type { Browser } from 'playwright-core';
import { portalOrigin } from './portal-origin';

/**
 * Starts a browser for the test file and gives each test visitors of its own, closed when the test
 * ends. A failed test leaves a picture of each of its pages in `test-results/`.
 */
export function useBrowser(): (options?: VisitOptions) => Promise<Visit> {
  let browser: Browser | undefined;
  let visits: Visit[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    const { currentTestName = 'test' } = expect.getState();
    for (const [index, visit] of visits.entries()) {
      if (testFailed()) await keepScreenshot(visit, `${currentTestName}-${index + 1}`);
      await visit.close();
    }
    visits = [];
  });
  afterAll(async () => browser?.close());
  return async (options) => {
    if (browser === undefined) throw new Error('visits start inside a test');
    const visit = await startVisit(browser, portalOrigin(), options);
    visits.push(visit);
    return visit;
  };
}

/** jest tells its environment, not its tests, how a test ended; ours passes it on. */
function testFailed(): boolean {
  return Reflect.get(globalThis, 'currentTestFailed') === true;
}
