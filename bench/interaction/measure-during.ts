import type { Page } from 'playwright-core';
import type { InteractionTimes } from './watch-interactions';

/** Milliseconds after an act in which its last frame is told. */
const TOLD_MS = 400;

/** The slowest answers of a page while somebody acts on it, in milliseconds. */
export interface Answers {
  press: number;
  hover: number;
  block: number;
}

/** Acts on a watched page and gives how it answered. */
export async function measureDuring(page: Page, act: () => Promise<unknown>): Promise<Answers> {
  await page.evaluate(() => {
    Object.assign(Reflect.get(globalThis, 'interactionTimes'), { interactions: {}, frame: 0, hover: 0, block: 0 });
  });
  await act();
  await page.waitForTimeout(TOLD_MS);
  const { interactions, frame, hover, block } = await page.evaluate(() => {
    const times: InteractionTimes = Reflect.get(globalThis, 'interactionTimes');
    return times;
  });
  const told = Math.max(0, ...Object.values(interactions));
  return { press: told > 0 ? told : frame, hover, block };
}
