import type { Page } from 'playwright-core';
import { LOCALES } from '@kvadrat/contracts/locales';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { adLinks, DEFAULT_LIST, waitForList } from '../support/list-page';
import { remotesCommand } from '../support/releases';

const visit = useBrowser();

const MISSING = '/nema-ovoga/';
/** A phone on its side; also about what 400 % zoom leaves of a screen. */
const LOW = { width: 320, height: 256 };

/** Accessible name or text of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
}

test('R5 by keyboard alone: over the skip links and the navigation to another language', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  const way: string[] = [];
  while (!way.at(-1)?.startsWith('HR') && way.length < 14) {
    await page.keyboard.press('Tab');
    way.push(await focused(page));
  }
  expect(way).toEqual([
    'Preskoči na sadržaj',
    'Preskoči na podnožje',
    'kvadrat, početna',
    'Kupnja',
    'Najam',
    'Cijene',
    'Agencije',
    'Objavi oglas',
    'Spremljeno',
    'Poruke',
    'HR, Jezik: Hrvatski',
  ]);
  await page.keyboard.press('Enter');
  const languages: string[] = [];
  while (languages.length < LOCALES.length) {
    await page.keyboard.press('Tab');
    languages.push(await page.evaluate(() => document.activeElement?.getAttribute('hreflang') ?? ''));
  }
  expect(languages).toEqual([...LOCALES]);
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('HR, Jezik: Hrvatski');
  expect(await page.locator('#kvadrat-languages ul').isVisible()).toBe(false);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/de${DEFAULT_LIST}`);
  expect(complaints).toEqual([]);
});

test('the skip link is seen when it has the focus and leads to the content', async () => {
  const { page } = await visit();
  await page.goto(MISSING);
  const skip = page.locator('a[href="#main"]');
  await page.keyboard.press('Tab');
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('with scripts off the language menu opens and leads on', async () => {
  const { page } = await visit({ javaScript: false });
  await page.goto('/');
  await page.locator('#kvadrat-languages summary').click();
  await page.locator('#kvadrat-languages a[hreflang="el"]').click();
  await page.waitForURL('**/el/');
  expect(await page.locator('html').getAttribute('lang')).toBe('el');
});

test('on a phone everything in the frame and on an error page is 44 px high or more', async () => {
  const { page } = await visit({ viewport: PHONE, expected: [/404/] });
  await page.goto(MISSING);
  await page.locator('#kvadrat-languages summary').click();
  const small = await page.locator('a:visible, button:visible, summary:visible, input:visible').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      // Skip links have no place until they have the focus.
      return target.matches('body > a') || (height >= 44 && width >= 44)
        ? []
        : [`${target.textContent} ${width} × ${height}`];
    }),
  );
  expect(small).toEqual([]);
});

test('the frame follows a page that is shown without a document', async () => {
  const { page } = await visit({ viewport: PHONE });
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  const tabs = page.locator('#kvadrat-tabs');
  expect(await tabs.locator('[aria-current]').allInnerTexts()).toEqual(['Kupnja']);
  await tabs.getByText('Početna').click();
  await page.waitForURL('**/');
  await page.waitForFunction(() => document.querySelector('#kvadrat-tabs [aria-current]')?.textContent === 'Početna');
  await page.goBack();
  await waitForList(page);
  await adLinks(page).first().click();
  await page.waitForURL(/\/oglasi\//);
  await tabs.waitFor({ state: 'hidden' });
});

test('the tabs leave the screen to the keyboard while somebody writes', async () => {
  const { page } = await visit({ expected: [/404/] });
  await page.goto(MISSING);
  const tabs = page.locator('#kvadrat-tabs');
  expect(await tabs.isVisible()).toBe(true);
  await page.locator('main input').focus();
  expect(await tabs.isVisible()).toBe(false);
  await page.locator('main button').focus();
  expect(await tabs.isVisible()).toBe(true);
});

test('on a low screen the header scrolls away, the navigation is in it and nothing goes sideways', async () => {
  const { page } = await visit({ viewport: LOW, expected: [/404/] });
  await page.goto(MISSING);
  expect(await page.locator('header nav a:visible').count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('#kvadrat-tabs').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(LOW.width);
  await page.evaluate(() => scrollTo(0, 400));
  expect((await page.locator('header').first().boundingBox())?.y).toBeLessThan(0);
});

test('R253 offline the page stays and says so; what was asked for opens when the connection is back', async () => {
  const { page, context } = await visit({ expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to load/] });
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  await context.setOffline(true);
  const note = page.locator('[data-from="kvadrat-offline"]');
  await note.waitFor();
  expect(await accessibilityProblems(page, '[data-from="kvadrat-offline"]')).toEqual([]);
  await page.locator('#kvadrat-languages summary').click();
  await page.locator('#kvadrat-languages a[hreflang="de"]').click();
  await note.getByRole('button').click();
  expect(new URL(page.url()).pathname).toBe(DEFAULT_LIST);
  expect(await note.isVisible()).toBe(true);
  await context.setOffline(false);
  await page.waitForURL(`**/de${DEFAULT_LIST}`);
});

test('on paper the frame is gone and the page says where it is from', async () => {
  const { page } = await visit();
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    'header nav',
    '#kvadrat-languages',
    '#kvadrat-tabs',
    'footer nav',
    'body > a',
    'main form',
    'main button',
  ])
    expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false]);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const address = page.locator('#kvadrat-address');
  expect(await address.isVisible()).toBe(true);
  expect(await address.innerText()).toBe(page.url());
  expect(await page.locator('h1').isVisible()).toBe(true);
});

describe('the page of a remote that is off', () => {
  beforeAll(() => remotesCommand('off', 'mf-listings'));
  afterAll(() => remotesCommand('on', 'mf-listings'));

  test('says so with status 503, asks to try again, and axe finds nothing', async () => {
    const { page } = await visit({ expected: [/503/] });
    let answered = 0;
    // The portal hears of it a moment later.
    for (const end = Date.now() + 5000; answered !== 503 && Date.now() < end;)
      answered = (await page.goto('/oglasi/1/stan/'))?.status() ?? 0;
    expect(answered).toBe(503);
    expect(await page.locator('h1').innerText()).toBe('Stranica trenutačno nije dostupna');
    expect(await accessibilityProblems(page)).toEqual([]);
    const again = page.waitForResponse('**/oglasi/1/stan/');
    await page.getByText('Pokušajte ponovno', { exact: true }).click();
    expect((await again).status()).toBe(503);
  });
});
