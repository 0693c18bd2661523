import type { Page } from 'playwright-core';
import { openList } from './open-list';
import { pressMiddle } from './press-middle';
import type { InteractionTimes } from './watch-interactions';

/** What intent brings before the tap: all an ad's page waits for of data, and of code, styles and words. */
const PRELOADED = [
  ...[String.raw`\?`, String.raw`similar/\?`, String.raw`price-note/\?`, String.raw`advertiser-listings/\?`].map(
    (data) => new RegExp(String.raw`/api-next/listings/\d+/${data}`),
  ),
  ...[
    String.raw`app\.css`,
    String.raw`app\.js`,
    String.raw`entry\.js`,
    'locale-',
    String.raw`hydrated-ad\.js`,
    'later-',
  ].map((file) => new RegExp(String.raw`/r/mf-listings/.*/${file}`)),
];

/** From the tap on a card of a list, once intent has preloaded the ad, until it is on screen. */
export async function tapOnAd(page: Page, address: string): Promise<number> {
  await openList(page, address);
  const link = page.locator('main article a[href*="/oglasi/"]').nth(2);
  await link.scrollIntoViewIfNeeded();
  const preloaded = PRELOADED.map(async (file) => {
    await (await page.waitForResponse(file)).finished();
  });
  await link.hover();
  await Promise.all(preloaded);
  await pressMiddle(link);
  const visible = await page.waitForFunction(() => {
    const { adVisible }: InteractionTimes = Reflect.get(globalThis, 'interactionTimes');
    return adVisible !== null && { adVisible };
  });
  return visible.evaluate((times) => (times === false ? NaN : times.adVisible));
}
