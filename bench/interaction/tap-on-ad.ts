import type { Page } from 'playwright-core';
import { openList } from './open-list';
import type { InteractionTimes } from './watch-interactions';

/** What intent brings before the tap: the ad's data, and its page's code, styles and words. */
const PRELOADED = [/\/api-next\/listings\//, /\/r\/mf-listings\/.*\.css/, /\/r\/mf-listings\/.*\/app\.js/, /\/r\/mf-listings\/.*\/entry\.js/, /\/r\/mf-listings\/.*\/locale-/];

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
  await link.click();
  const visible = await page.waitForFunction(() => {
    const { adVisible }: InteractionTimes = Reflect.get(globalThis, 'interactionTimes');
    return adVisible !== null && { adVisible };
  });
  return visible.evaluate((times) => (times === false ? NaN : times.adVisible));
}
