import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** What the style sheets inside a page weigh, compressed by themselves: bytes that no request of their own shows. */
export async function inlineStyleBytes(page: Page): Promise<number> {
  const text = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
  );
  return text === '' ? 0 : brotliCompressSync(text).length;
}
