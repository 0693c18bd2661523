import type { Page } from 'playwright-core';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { LEGAL_PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { FULL_RUN } from '../support/full-run';
import { adLinks, DEFAULT_LIST, waitForList } from '../support/list-page';

const visit = useBrowser();

/** What pages keep without anybody's consent; whoever adds to it says so on the page about cookies too. */
const NECESSARY = {
  cookies: ['kvadrat_consent'],
  local: ['kvadrat:seen-ads', 'kvadrat:recent-searches'],
  session: ['kvadrat:scroll'],
};
/** What the portal is asked for by pages themselves. */
const PORTAL =
  /^\/(?:$|r\/|api-next\/(?!tracking)|favicon|media\/|basemap|scenes?\/|de\/|oglasi|prodaja|najam|terms|info|kalkulator)/;

const notice = (page: Page) => page.locator('#kvadrat-consent');
const refuse = (page: Page) => notice(page).getByRole('button', { name: 'Odbij sve' });
const accept = (page: Page) => notice(page).getByRole('button', { name: 'Prihvati sve' });
const given = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'kvadrat_consent')?.value.split('.')[1];

/** Keeps the addresses of all requests of a page from now on. */
function watchRequests(page: Page): URL[] {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  return asked;
}

async function kept(page: Page): Promise<{ cookies: string[]; local: string[]; session: string[] }> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const storage = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  return { cookies, ...storage };
}

test('R49 R202 first visit, ten pages, refusal: nothing but the portal’s own pages and data, and nothing kept beyond what is necessary', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP, allowed: null });
  const asked = watchRequests(page);
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  expect(await notice(page).isVisible()).toBe(true);
  const first = (await adLinks(page).first().getAttribute('href')) ?? '';
  for (const path of [
    first,
    '/',
    '/de/',
    DEFAULT_LIST,
    LEGAL_PATHS.terms,
    first,
    '/',
    LEGAL_PATHS.cookies,
    DEFAULT_LIST,
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect([path, await notice(page).isVisible()]).toEqual([path, true]);
  }
  await refuse(page).click();
  await notice(page).waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.cookie.includes('kvadrat_consent=1..'));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await notice(page).isVisible()).toBe(false);
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => url.origin !== origin || !PORTAL.test(url.pathname)).map(String)).toEqual([]);
  expect(asked.filter(({ pathname }) => pathname.includes('mf-tracking')).map(String)).toEqual([]);
  const { cookies, local, session } = await kept(page);
  expect(cookies.filter((name) => !NECESSARY.cookies.includes(name))).toEqual([]);
  expect(local.filter((name) => !NECESSARY.local.includes(name))).toEqual([]);
  expect(session.filter((name) => !NECESSARY.session.includes(name))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('R35 acceptance tells the portal’s own host and nobody else; withdrawal ends it and deletes everything at once', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP, allowed: null });
  const asked = watchRequests(page);
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  const batch = page.waitForRequest((request) => request.url().includes('/api-next/tracking/v1/b'));
  await accept(page).click();
  await notice(page).waitFor({ state: 'hidden' });
  // Told once more, all of it is there already: nothing was rejected.
  const told = (await batch).postData() ?? '';
  await (await batch).response();
  const again = await page.request.post('/api-next/tracking/v1/b', {
    headers: { 'content-type': 'text/plain' },
    data: told,
  });
  expect(await again.json()).toMatchObject({ accepted: 0, rejected: [] });
  expect(told).toContain('"type":"page"');
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => url.origin !== origin).map(String)).toEqual([]);
  expect((await kept(page)).local).toContain('kvadrat:track-visitor');

  await page.goto(LEGAL_PATHS.consent);
  await page.waitForFunction(() => document.querySelector('script[src*="mf-tracking"]') !== null);
  asked.length = 0;
  await page.getByRole('button', { name: 'Odbij sve' }).click();
  await page.waitForFunction(() => document.cookie.includes('kvadrat_consent=1..'));
  expect((await kept(page)).local.filter((name) => name.includes('track'))).toEqual([]);
  expect(asked.filter(({ pathname }) => pathname.includes('tracking/')).map(String)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('R49 without scripts: asked once, answered by a form, changed on its page', async () => {
  const { page } = await visit({ javaScript: false, allowed: null });
  await page.goto(DEFAULT_LIST);
  expect(await notice(page).isVisible()).toBe(true);
  await refuse(page).click();
  expect(new URL(page.url()).pathname).toBe(DEFAULT_LIST);
  expect(await notice(page).isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Postavke kolačića' }).click();
  await page.getByRole('switch', { name: 'Mjerenje posjeta' }).check();
  await page.getByRole('button', { name: 'Spremi odabir' }).click();
  expect(new URL(page.url()).pathname).toBe(LEGAL_PATHS.consent);
  expect(await page.getByRole('switch', { name: 'Mjerenje posjeta' }).isChecked()).toBe(true);
  expect(await page.getByRole('switch', { name: 'Promidžba' }).isChecked()).toBe(false);
  expect(await given(page)).toBe('a');
});

test.each(FULL_RUN ? [320, 390, 768, 1024, 1440, 1920] : [320])(
  'at %i px no button that matters stays under the notice, and its three ways weigh the same',
  async (width) => {
    const { page } = await visit({ viewport: { width, height: 800 }, allowed: null });
    for (const path of ['/', DEFAULT_LIST]) {
      await page.goto(path);
      await notice(page).waitFor();
      const ways = await notice(page).locator('form > :is(button, a)').all();
      const boxes = await Promise.all(ways.map((way) => way.boundingBox()));
      expect(new Set(boxes.map((box) => `${Math.round(box?.width ?? 0)}×${Math.round(box?.height ?? 0)}`)).size).toBe(
        1,
      );
      expect(await coveredWhenReached(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

/** Buttons and links that, when the keyboard gets to them, lie under the notice. */
function coveredWhenReached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const notice = document.getElementById('kvadrat-consent');
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('main :is(button, a, input, select)')) {
      if (!control.checkVisibility() || control.offsetWidth === 0) continue;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      if (found !== null && notice?.contains(found) === true) covered.push(control.textContent.slice(0, 40));
    }
    return covered;
  });
}

test('the notice is asked in every language, is what the keyboard comes to first after the skip links, and axe finds nothing', async () => {
  const { page } = await visit({ viewport: PHONE, allowed: null });
  const words = new Set<string>();
  for (const locale of LOCALES) {
    await page.goto(localizedPath(locale, LEGAL_PATHS.terms));
    words.add((await notice(page).textContent()) ?? '');
  }
  expect(words.size).toBe(LOCALES.length);
  expect(await accessibilityProblems(page)).toEqual([]);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#kvadrat-consent') !== null)).toBe(true);
});

test('R49 the page of settings asks by itself, and no notice lies over it', async () => {
  const { page } = await visit({ viewport: PHONE, allowed: null });
  await page.goto(LEGAL_PATHS.consent);
  await page.getByRole('button', { name: 'Spremi odabir' }).waitFor();
  expect(await notice(page).count()).toBe(0);
});

test('R35 R36 the demonstration area asks nothing, and keeps nothing', async () => {
  const { page } = await visit({ allowed: null, expected: [/404/] });
  const asked = watchRequests(page);
  await page.goto('/demo/oglasi/');
  await page.waitForLoadState('networkidle');
  expect(await notice(page).count()).toBe(0);
  expect(
    asked.filter(({ pathname }) => pathname.includes('tracking') || pathname.includes('consent')).map(String),
  ).toEqual([]);
  expect(await kept(page)).toEqual({ cookies: [], local: [], session: [] });
});
