import type { Locator, Page } from 'playwright-core';

export const DEFAULT_LIST = '/prodaja-stambene-nekretnine/';

/** What a visitor would compare to say "the same list". */
export interface ListState {
  address: string;
  heading: string;
  /** Paths of the ads in order. */
  ads: string[];
  /** Filter form as it would be sent, empty fields left out. */
  filters: string[];
}

export function adLinks(page: Page): Locator {
  return page.locator('main article a[href*="/oglasi/"]');
}

export function cards(page: Page): Locator {
  return page.locator('main article');
}

/** Waits until React runs the page's own elements, or a certain one, so that a click is heard by it. */
export async function waitUntilAlive(page: Page, which = '[data-remote] a[href], [data-remote] button'): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }, which);
}

export async function waitForList(page: Page): Promise<void> {
  await page.waitForURL(/\/(?:prodaja|najam)-[a-z-]+\//, { waitUntil: 'commit' });
  await cards(page).first().waitFor();
  // The filters' code comes when somebody turns to them, or after seconds of quiet.
  await page.locator('main form[role="search"]').dispatchEvent('pointerover');
  await waitUntilAlive(page);
}

export function readList(page: Page): Promise<ListState> {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form[role="search"]');
    const fields = form === null ? [] : [...new FormData(form).entries()];
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href*="/oglasi/"]')];
    return {
      address: location.pathname + location.search,
      heading: document.querySelector('h1')?.textContent ?? '',
      ads: [...new Set(links.map((link) => link.pathname))],
      filters: fields.flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [`${name}=${value}`] : [],
      ),
    };
  });
}

/** Where the visitor stands in the page, in CSS pixels. */
function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls to the n-th card (counted from 1) as a reader does and answers its link. */
export async function readDownTo(page: Page, position: number): Promise<Locator> {
  const card = cards(page).nth(position - 1);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate((top) => scrollBy(0, top - innerHeight / 3), (await card.boundingBox())?.y ?? 0);
  return card.locator('a[href*="/oglasi/"]').first();
}

/** Waits until what the page was just told is drawn. */
export async function framesLater(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Waits until the page has come to rest at a scroll position, and answers it. */
export async function restingScroll(page: Page): Promise<number> {
  let last = -1;
  for (let same = 0; same < 3;) {
    const now = await scrollPosition(page);
    same = now === last ? same + 1 : 0;
    last = now;
    await page.waitForTimeout(100);
  }
  return last;
}
