import type { Page } from 'playwright-core';
import { measureDuring } from './measure-during';
import { openList } from './open-list';
import { pressMiddle } from './press-middle';

/** What a visitor does on a list, and how long each answer took: one number for each time, in milliseconds. */
export type Measured = Record<
  | 'heart'
  | 'openFilters'
  | 'chooseFilter'
  | 'keyInFilter'
  | 'typingBlocks'
  | 'showAds'
  | 'takeFilterAway'
  | 'turnPage'
  | 'hoverCard',
  number[]
>;

const HEARTS = 3;
const CARDS = 6;
/** Some digits come fast, others after the numbers of the one before have come. */
const DIGITS = [
  ['2', 90],
  ['5', 90],
  ['0', 500],
  ['0', 90],
  ['0', 500],
  ['0', 500],
] as const;

/** By finger and keys of a phone: hearts, filters and the next page. */
export async function useListOnPhone(page: Page, address: string): Promise<Omit<Measured, 'hoverCard'>> {
  await openList(page, address);
  const press = async (selector: string, index = 0): Promise<number> => {
    const target = page.locator(selector).nth(index);
    await target.scrollIntoViewIfNeeded();
    return (await measureDuring(page, () => pressMiddle(target))).press;
  };
  const heart: number[] = [];
  for (let index = 0; index < HEARTS; index += 1) heart.push(await press('main article button[aria-pressed]', index));

  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const openFilters = await press('main form [popovertarget]');
  const answered = page.waitForResponse(/\/facets\//);
  const chooseFilter = [await press('label:has([name="ascensore"])')];
  await answered;
  chooseFilter.push(await press('label:has([name="balconeOterrazzo"])'));
  const price = page.locator('[name="prezzoMassimo"]');
  await price.focus();
  const keyInFilter: number[] = [];
  const typingBlocks: number[] = [];
  for (const [digit, pause] of DIGITS) {
    const answers = await measureDuring(page, async () => {
      await page.keyboard.press(digit);
      await page.waitForTimeout(pause);
    });
    keyInFilter.push(answers.press);
    typingBlocks.push(answers.block);
  }
  const showAds = await press('[popover] [type="submit"]');
  await page.waitForURL(/prezzoMassimo=250000/);
  const filtered = new URL(page.url()).search;
  const takeFilterAway = await press('main section li a[aria-label^="Ukloni: "]:visible');
  await page.waitForURL((url) => url.search !== filtered);
  const turnPage = await press('main nav a[href*="pag=2"]:visible');
  await page.waitForURL(/pag=2/);
  return {
    heart,
    openFilters: [openFilters],
    chooseFilter,
    keyInFilter,
    typingBlocks,
    showAds: [showAds],
    takeFilterAway: [takeFilterAway],
    turnPage: [turnPage],
  };
}

/** With a mouse, beside the map: cards and markers that are the same ad. */
export async function hoverOverCards(page: Page, address: string): Promise<number[]> {
  await openList(page, address);
  await page.locator('aside').hover();
  await page.locator('aside [data-marker]').first().waitFor();
  const times: number[] = [];
  for (let index = 0; index < CARDS; index += 1) {
    const card = page.locator('main article').nth(index);
    await card.scrollIntoViewIfNeeded();
    const { hover, block } = await measureDuring(page, () => card.hover());
    times.push(Math.max(hover, block));
  }
  return times;
}
