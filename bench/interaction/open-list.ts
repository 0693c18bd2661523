import type { Page } from 'playwright-core';

/** Opens a list and waits until React runs it: before, nobody notices what is meant, and presses are replayed. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main article button[aria-pressed]') ?? {}).some((key) =>
      key.startsWith('__reactProps$'),
    ),
  );
}
