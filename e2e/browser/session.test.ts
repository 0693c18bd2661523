import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { enterAddress, PERSON, signOut } from '../support/account';
import { useBrowser } from '../support/browser';
import { signInByCall, signUpByCall } from '../support/session';

const visit = useBrowser();
const LIST = '/prodaja-stambene-nekretnine/split/';

const account = (page: Page) => page.getByLabel('Vaš račun');
const signIn = (page: Page) => page.getByRole('link', { name: 'Prijava' });
const asked = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

/** One account for all tests: an address may make a few an hour. */
let email = '';

test('R155 R176 the header says who is there, after one call, and nothing moves; signing out says so to the server and to other tabs', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  email = await signUpByCall(context);
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    new PerformanceObserver((list) => {
      // Of the header: what else comes later than it should on a busy machine is asked of the first view.
      const isHeader = (source: unknown): boolean => {
        const node: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, 'node') : null;
        return node instanceof Node && document.querySelector('header')?.contains(node) === true;
      };
      const ofHeader = (entry: PerformanceEntry): boolean => {
        const sources: unknown = Reflect.get(entry, 'sources');
        return Array.isArray(sources) && sources.some(isHeader);
      };
      for (const entry of list.getEntries().filter(ofHeader))
        Reflect.set(
          globalThis,
          'shift',
          Number(Reflect.get(globalThis, 'shift')) + Number(Reflect.get(entry, 'value')),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const paths = asked(page);
  await page.goto(LIST);
  await account(page).waitFor();
  expect(await account(page).innerText()).toBe(PERSON.name);
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => path === ACCOUNT_CALLS.info)).toHaveLength(1);
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThanOrEqual(0.001);

  // Another tab of the same browser, and a page it comes to by a link.
  const other = await context.newPage();
  await other.goto('/');
  await account(other).waitFor();
  await account(page).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await signOut(page);
  await signIn(other).waitFor();
  expect((await context.cookies()).filter(({ name }) => /IMMSESSID|imm_key/.test(name))).toEqual([]);
  const user: unknown = await (await context.request.get(ACCOUNT_CALLS.info)).json();
  expect(user).toBeNull();
});

test('R156 who signs in in the dialog is in the header of every tab without a reload, on the page they were on', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  const other = await context.newPage();
  await other.goto('/');
  await page.goto(LIST);
  await page.evaluate(() => Reflect.set(globalThis, 'same', true));
  await enterAddress(page, email);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lozinka', { exact: true }).fill(PERSON.password);
  await dialog.getByRole('button', { name: 'Prijavi se', exact: true }).click();
  await account(page).waitFor();
  await account(other).waitFor();
  expect(await page.evaluate(() => `${String(Reflect.get(globalThis, 'same'))} ${location.pathname}`)).toBe(
    `true ${LIST}`,
  );
});

test('a page from the back/forward cache or an old tab finds out that the session is over', async () => {
  const { page, context } = await visit({ viewport: PHONE });
  await signInByCall(context, email);
  await page.goto('/');
  await account(page).waitFor();
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
  await signIn(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('1.7-53 who signs out on a page of their own leaves nothing of it behind, neither on the screen nor in the browser', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  const own = await signUpByCall(context);
  await page.goto('/utente/profilo/');
  await account(page).waitFor();
  expect(await page.locator('main').innerText()).toContain(own);
  const other = await context.newPage();
  await other.goto('/utente/profilo/');
  await account(other).waitFor();
  await signOut(page);
  for (const each of [page, other]) {
    await each.waitForURL(/\/prijava\//);
    await signIn(each).waitFor();
    expect(await each.content()).not.toContain(own);
    const kept = await each.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
    );
    for (const text of [own, PERSON.surname]) expect(kept).not.toContain(text);
  }
});

test('R155 a failing or hanging server makes an anonymous visitor and no complaint', async () => {
  const { page } = await visit({ expected: [/500/] });
  await page.route(`**${ACCOUNT_CALLS.info}`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await signIn(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('without its code the link leads to the page, which leads back', async () => {
  const { page } = await visit({ viewport: DESKTOP, expected: [/404|cannot load|MFE-/] });
  await page.route('**/element.js*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(LIST);
  await page.waitForLoadState('networkidle');
  await signIn(page).click();
  await page.waitForURL(`**/prijava/?natrag=${encodeURIComponent(LIST)}`);
});

test('the dialog by keyboard alone: from the link and back to it', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto(LIST);
  await page.waitForLoadState('networkidle');
  await signIn(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await signIn(page).evaluate((link) => link === document.activeElement)).toBe(true);
});
