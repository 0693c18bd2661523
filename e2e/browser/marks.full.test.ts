import type { AdMarkLists } from '@kvadrat/contracts/api';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { cards, DEFAULT_LIST, waitForList } from '../support/list-page';
import { signUpByCall } from '../support/session';

const visit = useBrowser();

const hearts = (page: Page): Locator => page.locator('main article button[aria-pressed]');
const heart = (page: Page, at: number): Locator =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^Spremi: / });
const isSaved = (page: Page, at: number): Promise<string | null> => heart(page, at).getAttribute('aria-pressed');
const isPressed = (page: Page, at: number): Promise<void> =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^Spremi: /, pressed: true })
    .waitFor();
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('kvadrat:favourites'));

async function openList(page: Page): Promise<void> {
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
}

async function accountHas(context: BrowserContext, count: number): Promise<void> {
  for (let time = 0; ; time += 1) {
    const { saved }: AdMarkLists = await (await context.request.get('/api-next/user/ad-marks/')).json();
    if (saved.length === count) return;
    if (time > 50) throw new Error(`the account has ${saved.length} saved ads`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test('R272 two tabs keep in step while nobody is signed in: hearts, their undo, and what is hidden', async () => {
  const { page, context, complaints } = await visit({ viewport: DESKTOP });
  await openList(page);
  const other = await context.newPage();
  await openList(other);
  await heart(page, 1).click();
  await isPressed(other, 1);
  await heart(other, 2).click();
  await isPressed(page, 2);
  expect((await stored(page))?.split(',')).toHaveLength(2);
  await heart(other, 1).click();
  await page.waitForFunction(() => document.querySelectorAll('main article button[aria-pressed="true"]').length === 1);
  await other.getByRole('button', { name: 'Poništi' }).click();
  await isPressed(page, 1);

  const shown = await cards(page).count();
  await cards(other)
    .nth(0)
    .getByRole('button', { name: /^Sakrij: / })
    .click();
  await page.getByText(/Na ovom ste popisu skrili 1 oglas/).waitFor();
  expect(await cards(page).count()).toBeLessThanOrEqual(shown);
  expect(complaints).toEqual([]);
}, 90_000);

test('R272 two tabs of one account keep in step', async () => {
  const { page, context, complaints } = await visit({ viewport: DESKTOP });
  await signUpByCall(context);
  await openList(page);
  const other = await context.newPage();
  await openList(other);
  await heart(page, 0).click();
  await accountHas(context, 1);
  await isPressed(other, 0);
  expect(await stored(page)).toBeNull();
  expect(complaints).toEqual([]);
}, 90_000);

test('R252 R272 a heart pressed offline is shown at once, kept, and sent when the connection is back', async () => {
  const { page, context } = await visit({ viewport: PHONE, expected: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });
  await signUpByCall(context);
  await openList(page);
  await page.waitForFunction(() => document.querySelector('main article button[aria-pressed]') !== null);
  await heart(page, 0).click();
  await accountHas(context, 1);
  await context.setOffline(true);
  await heart(page, 1).click();
  expect(await isSaved(page, 1)).toBe('true');
  await page.waitForTimeout(2000);
  expect(await isSaved(page, 1)).toBe('true');
  await context.setOffline(false);
  await accountHas(context, 2);
  expect(await isSaved(page, 1)).toBe('true');
}, 90_000);

test('R272 signed out, a heart pressed offline is there after the next load', async () => {
  const { page, context } = await visit({ viewport: PHONE, expected: [/ERR_INTERNET_DISCONNECTED/] });
  await openList(page);
  await context.setOffline(true);
  await heart(page, 1).click();
  expect(await isSaved(page, 1)).toBe('true');
  await context.setOffline(false);
  await openList(page);
  await isPressed(page, 1);
}, 60_000);

test.each([
  [
    'refused',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      // The probe of the start fits in, a list does not.
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key.endsWith('favourites') || key.endsWith('hidden-ads'))
          throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    },
  ],
] as const)(
  'O-22 where storage is %s hearts hold for the page, and the page says so',
  async (_, spoil) => {
    const { page, complaints } = await visit({ viewport: PHONE });
    await page.addInitScript(spoil);
    await openList(page);
    await heart(page, 0).click();
    await page.getByText(/Preglednik ne dopušta spremanje/).waitFor();
    await heart(page, 1).click();
    expect([await isSaved(page, 0), await isSaved(page, 1)]).toEqual(['true', 'true']);
    await cards(page)
      .nth(3)
      .getByRole('button', { name: /^Sakrij: / })
      .click();
    await page.getByText(/Na ovom ste popisu skrili 1 oglas/).waitFor();
    await openList(page);
    expect(await isSaved(page, 0)).toBe('false');
    expect(complaints).toEqual([]);
  },
  60_000,
);

test.each(LOCALES.flatMap((locale) => [PHONE, DESKTOP].map((viewport) => [locale, viewport.width, viewport] as const)))(
  'axe finds nothing on saved and hidden ads and on the saving of a search: %s at %i px',
  async (locale, width, viewport) => {
    const { page, complaints } = await visit({ viewport });
    await page.goto(localizedPath(locale, DEFAULT_LIST));
    await waitForList(page);
    await hearts(page).first().click();
    await page.locator('main article button[aria-pressed="true"]').first().waitFor();
    // Letting go is told by a notice with the way back.
    await hearts(page).first().click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator('main section button:has(svg):not([aria-label], [aria-pressed])').first().click();
    await page.locator('dialog[open]').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
  },
  90_000,
);
