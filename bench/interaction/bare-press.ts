import type { Page } from 'playwright-core';
import { measureDuring } from './measure-during';
import { pressMiddle } from './press-middle';

const ADDRESS = '/gola-stranica/';
const PRESSES = 5;

/** What the least there can be costs here and now: a press on a page of one button that turns an attribute round. */
export async function pressBareButton(page: Page): Promise<number[]> {
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>gola</title><button>Spremi</button>',
    }),
  );
  await page.goto(ADDRESS);
  await page.evaluate(() => {
    const button = document.querySelector('button');
    button?.addEventListener('click', () => button.toggleAttribute('data-pressed'));
  });
  const times: number[] = [];
  for (let press = 0; press < PRESSES; press += 1)
    times.push((await measureDuring(page, () => pressMiddle(page.locator('button')))).press);
  return times;
}
