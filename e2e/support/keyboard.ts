import type { Page } from 'playwright-core';

/** More than there are on a list, round the whole page. */
const MOST_PRESSES = 160;

/** Presses Tab until what a selector names has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_PRESSES} presses of Tab did not reach ${selector}`);
}
