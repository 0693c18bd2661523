import type { Page } from 'playwright-core';

/** The server takes no form within its first second, which is faster than people type; the clock is its own. */
const FILLING_MS = 1100;

/** Waits as long as a person needs at least for a form. */
export function passTheTrap(page: Page): Promise<void> {
  return page.waitForTimeout(FILLING_MS);
}
