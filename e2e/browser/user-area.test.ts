import { ACCOUNT_CALLS, CSRF_HEADER } from '@kvadrat/contracts/account';
import type { AdMarkLists, SavedFolders } from '@kvadrat/contracts/api';
import { localizedPath, LOCALES } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { signOut } from '../support/account';
import { useBrowser } from '../support/browser';
import { FULL_RUN, WIDTHS } from '../support/full-run';
import { DEFAULT_LIST, waitForList } from '../support/list-page';
import { portalOrigin } from '../support/portal-origin';
import { signInByCall, signUpByCall } from '../support/session';

const visit = useBrowser();
const SAVED = USER_PATHS.savedAds;

const hearts = (page: Page) => page.getByRole('button', { name: /^Spremi: / });
const ads = (page: Page) => page.getByRole('main').locator('article');
const titles = (page: Page): Promise<string[]> => ads(page).locator('h2').allInnerTexts();
const marks = async ({ request }: BrowserContext): Promise<AdMarkLists> =>
  (await (await request.get('/api-next/user/ad-marks/')).json()) as AdMarkLists;
const savedCount = (page: Page) =>
  page.getByRole('navigation', { name: 'Moj Kvadrat' }).locator(`a[href="${SAVED}"] > span`).last();
/** Pages that strangers have too, and those of who is signed in alone. */
const OPEN = [
  SAVED,
  USER_PATHS.hiddenAds,
  USER_PATHS.recentAds,
  USER_PATHS.recentSearches,
  USER_PATHS.savedSearches,
] as const;
const OWN = [USER_PATHS.messages, USER_PATHS.publishedAds, USER_PATHS.profile] as const;

async function saveSome(page: Page, count: number): Promise<void> {
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  for (let at = 0; at < count; at += 1) await hearts(page).nth(at).click();
}

/** Changes something of an account without a page. */
async function call({ request }: BrowserContext, path: string, data: unknown, method = 'POST'): Promise<unknown> {
  const { token } = (await (await request.get(ACCOUNT_CALLS.csrf)).json()) as { token: string };
  const answer = await request.fetch(path, { method, data, headers: { [CSRF_HEADER]: token, origin: portalOrigin() } });
  expect(answer.ok()).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

async function someAds({ request }: BrowserContext, count: number): Promise<number[]> {
  const { results } = (await (
    await request.get(`/api-next/search-list/listings/?path=${DEFAULT_LIST}&locale=hr`)
  ).json()) as { results: { id: number }[] };
  return results.slice(0, count).map(({ id }) => id);
}

test.each(WIDTHS)(
  'R23 R24 R25 R26 R31 on a %s a stranger has what this browser keeps, and axe finds nothing',
  async (_, viewport) => {
    const { page, complaints } = await visit({ viewport });
    await saveSome(page, 2);
    await page
      .getByRole('button', { name: /^Sakrij: / })
      .nth(3)
      .click();
    const address = await page.locator('main article h3 a').nth(1).getAttribute('href');
    await page.goto(address ?? '/');
    for (const locale of FULL_RUN ? LOCALES : (['hr'] as const)) {
      for (const path of OPEN) {
        await page.goto(localizedPath(locale, path), { waitUntil: 'networkidle' });
        await page.locator('[aria-busy]').waitFor({ state: 'detached' });
        expect([locale, path, ...(await accessibilityProblems(page))]).toEqual([locale, path]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
    }
    await page.goto(SAVED);
    await ads(page).nth(1).waitFor();
    expect(await savedCount(page).innerText()).toBe('2');
    await page.goto(USER_PATHS.hiddenAds);
    await page.getByRole('button', { name: /^Vrati: / }).click();
    await page.getByRole('heading', { name: 'Nema sakrivenih oglasa' }).waitFor();
    await page.getByRole('button', { name: 'Poništi' }).first().click();
    await page.getByRole('button', { name: /^Vrati: / }).waitFor();
    await page.goto(USER_PATHS.recentAds);
    await ads(page).first().waitFor();
    expect(await ads(page).count()).toBe(1);
    expect(complaints).toEqual([]);
  },
  120_000,
);

test('R23 a stranger notes, sorts, compares, lets go and comes back from it; signing in brings all of it along', async () => {
  const { page, context, complaints } = await visit({ viewport: DESKTOP });
  const { context: elsewhere } = await visit();
  const email = await signUpByCall(elsewhere);
  await saveSome(page, 3);
  await page.goto(SAVED);
  await ads(page).nth(2).waitFor();
  const [newest = ''] = await titles(page);
  const first = ads(page).first();
  await first.locator('summary').click();
  await first.getByLabel('Napomena', { exact: true }).fill('Pitati za <spremište>');
  await first.getByLabel('Mapa').fill('Split');
  await first.getByRole('button', { name: 'Spremi', exact: true }).click();
  await first.getByText('Pitati za <spremište>').first().waitFor();
  await page.getByRole('link', { name: /Split\s*1/ }).click();
  await page.waitForURL(/mapa=Split/);
  await ads(page).nth(1).waitFor({ state: 'detached' });
  await ads(page).first().waitFor();
  expect(await titles(page)).toEqual([newest]);

  await page.goto(SAVED);
  await ads(page).nth(2).waitFor();
  for (const at of [0, 1])
    await ads(page)
      .nth(at)
      .getByLabel(/^Usporedi/)
      .check();
  await page.getByRole('region', { name: 'Usporedba' }).getByRole('link', { name: 'Usporedi' }).waitFor();
  await hearts(page).nth(0).click();
  await ads(page).nth(2).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Poništi' }).click();
  await first.getByText('Pitati za <spremište>').first().waitFor();
  await page.getByText('Isprazni popis').click();
  await page.getByRole('button', { name: 'Da, isprazni' }).click();
  await page.getByRole('heading', { name: 'Još nema spremljenih oglasa' }).waitFor();
  await page.getByRole('button', { name: 'Vrati', exact: true }).click();
  await ads(page).nth(2).waitFor();

  await signInByCall(context, email);
  await page.goto(DEFAULT_LIST);
  await page.waitForFunction(() => localStorage.getItem('kvadrat:favourites') === null);
  await page.goto(SAVED);
  expect((await titles(page)).sort()).toHaveLength(3);
  expect(await page.getByText('Pitati za <spremište>').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.getItem('kvadrat:saved-details'))).toBeNull();
  expect((await marks(context)).saved).toHaveLength(3);
  expect(complaints).toEqual([]);
}, 120_000);

test.each(WIDTHS)(
  'R22 R27 R28 R152 on a %s every page of who is signed in is there, for them alone, and axe finds nothing',
  async (_, viewport) => {
    const { page, context, complaints } = await visit({ viewport });
    await signUpByCall(context);
    const [one = 0, two = 0] = await someAds(context, 2);
    await call(context, '/api-next/user/ad-marks/merge/', { saved: [one, two], hidden: [two], seen: [one] });
    await call(context, '/api-next/user/searches/', {
      address: DEFAULT_LIST,
      name: 'Sve na prodaju',
      alert: 'none',
      language: 'hr',
    });
    const { id } = (await call(context, '/api-next/user/folders/', { name: 'Split' })) as { id: number };
    await call(context, `/api-next/user/saved-ads/${one}/`, { folder: id, note: 'Napomena' }, 'PUT');
    for (const locale of FULL_RUN ? LOCALES : (['hr'] as const)) {
      for (const path of [...OPEN, ...OWN, `${SAVED}?mapa=${id}`]) {
        const answer = await page.goto(localizedPath(locale, path), { waitUntil: 'networkidle' });
        expect([path, answer?.status(), answer?.headers()['cache-control']]).toEqual([path, 200, 'private, no-store']);
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
        for (const details of await page.locator('main summary').all()) await details.click();
        expect([locale, path, ...(await accessibilityProblems(page))]).toEqual([locale, path]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
    }
    const { urls } = (await (await context.request.get(ACCOUNT_CALLS.fullInfo)).json()) as {
      urls: Record<string, string>;
    };
    const has = async (path: string): Promise<boolean> => (await context.request.get(path)).status() === 200;
    for (const name of [
      'profile',
      'messages',
      'savedAds',
      'savedSearches',
      'publishedAds',
      'loanPage',
      'blacklistedAds',
      'lastAds',
    ])
      expect([name, await has(urls[name] ?? '')]).toEqual([name, true]);
    expect(complaints).toEqual([]);
  },
  180_000,
);

/** Presses what leads to another page without a script, and waits for that page. */
async function follow(page: Page, control: Locator): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), control.click()]);
}

test('R23 R272 without scripts the list is read, an ad noted about, put into a folder, taken away and put back; a stranger is told what to do', async () => {
  const { page, context } = await visit({ javaScript: false });
  await page.goto(SAVED);
  expect(await page.getByRole('main').innerText()).toMatch(/Prijavite\sse\si\spopis\sće\sse\sčitati\si\sbez\snje\./);
  await signUpByCall(context);
  const [one = 0, two = 0] = await someAds(context, 2);
  await call(context, '/api-next/user/ad-marks/merge/', { saved: [one, two] });
  await page.goto(SAVED);
  expect(await ads(page).count()).toBe(2);
  await page.getByText('Nova mapa').click();
  await page.getByLabel('Ime mape').fill('Split');
  await follow(page, page.getByRole('button', { name: 'Otvori mapu' }));
  expect(new URL(page.url()).search).toBe('?gotovo=folder');
  const card = ads(page).first();
  await card.locator('summary').click();
  await card.getByLabel('Napomena', { exact: true }).fill('Bez skripte');
  await card.getByLabel('Mapa').selectOption({ label: 'Split' });
  await follow(page, card.getByRole('button', { name: 'Spremi', exact: true }));
  expect(await ads(page).first().innerText()).toContain('Bez skripte');
  await follow(page, page.getByRole('link', { name: /Split/ }));
  expect(await ads(page).count()).toBe(1);
  await ads(page).first().locator('summary').click();
  await follow(page, page.getByRole('button', { name: /^Ukloni iz spremljenih/ }));
  expect(await ads(page).count()).toBe(0);
  await follow(page, page.getByRole('button', { name: 'Vrati', exact: true }));
  expect(await ads(page).first().innerText()).toContain('Bez skripte');
  await page.goto(`${SAVED}?poredak=cheapest`);
  expect(await ads(page).count()).toBe(2);
}, 60_000);

test('R154 R272 what is done in one browser is seen in another, and in its other tabs, within two seconds', async () => {
  const { page, context, complaints } = await visit({ viewport: DESKTOP });
  const email = await signUpByCall(context);
  const [one = 0, two = 0] = await someAds(context, 2);
  await call(context, '/api-next/user/ad-marks/merge/', { saved: [one] });
  const stream = page.waitForRequest((request) => request.resourceType() === 'eventsource');
  await page.goto(SAVED);
  await stream;
  const { context: elsewhere } = await visit({ viewport: PHONE });
  await signInByCall(elsewhere, email);
  const before = Date.now();
  await call(elsewhere, `/api-next/user/saved-ads/${two}/`, { note: 'S drugog uređaja' }, 'PUT');
  await page.getByText('S drugog uređaja').first().waitFor();
  await page.waitForFunction(
    ([path]) => document.querySelector(`nav a[href="${path}"] > span:last-child`)?.textContent === '2',
    [SAVED],
  );
  expect(Date.now() - before).toBeLessThan(10_000);
  await call(elsewhere, `/api-next/user/ad-marks/saved/${one}/`, null, 'DELETE');
  await ads(page).nth(1).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
}, 60_000);

test('R272 a folder is read by its link until that is ended, and shared with somebody invited by mail', async () => {
  const { page, context, complaints } = await visit({ viewport: DESKTOP });
  await signUpByCall(context);
  const [one = 0] = await someAds(context, 1);
  const { id } = (await call(context, '/api-next/user/folders/', { name: 'Za ljeto' })) as { id: number };
  await call(context, `/api-next/user/saved-ads/${one}/`, { folder: id, note: 'samo moje' }, 'PUT');
  await page.goto(`${SAVED}?mapa=${id}`);
  await page.getByText('Uredi mapu i pristup').click();
  await page.getByRole('button', { name: 'Otvori poveznicu' }).click();
  await page.getByRole('button', { name: 'Zatvori poveznicu' }).waitFor();
  const { folders } = (await (await context.request.get('/api-next/user/folders/')).json()) as SavedFolders;
  const address = `/popis/?veza=${folders[0]?.link ?? ''}`;

  const { page: reader } = await visit({ javaScript: false, viewport: PHONE });
  const answer = await reader.goto(address);
  expect([answer?.status(), answer?.headers()['referrer-policy']]).toEqual([200, 'strict-origin']);
  expect(await reader.getByRole('heading', { level: 1 }).innerText()).toBe('Za ljeto');
  expect(await reader.locator('main article').count()).toBe(1);
  expect(await reader.content()).not.toContain('samo moje');
  await page.getByRole('button', { name: 'Zatvori poveznicu' }).click();
  await page.getByRole('button', { name: 'Otvori poveznicu' }).waitFor();
  expect((await reader.goto(address))?.status()).toBe(404);
  expect(await reader.getByRole('heading', { level: 1 }).innerText()).toBe('Ovaj popis više nije otvoren');
  expect(complaints).toEqual([]);
}, 60_000);

test('O-72 R157 nothing of the lists is left after signing out, nor comes back with Back', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  await signUpByCall(context);
  const [one = 0] = await someAds(context, 1);
  await call(context, `/api-next/user/saved-ads/${one}/`, { note: 'tajna napomena' }, 'PUT');
  await page.goto(SAVED);
  await page.getByText('tajna napomena').first().waitFor();
  await page.getByRole('link', { name: 'Kvadrat' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await signOut(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'Još nema spremljenih oglasa' }).waitFor();
  expect(await page.content()).not.toContain('tajna napomena');
}, 60_000);
