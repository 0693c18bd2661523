import type { Page } from 'playwright-core';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { useBrowser } from '../support/browser';
import { useLegacySite } from '../support/php';
import { portalOrigin } from '../support/portal-origin';

const visit = useBrowser();
/** A host that `ACCOUNT_ORIGINS` does not name. */
const site = useLegacySite();
const EVENTS = ['kvadrat:session-changed', 'kvadrat:auth-success', 'kvadrat:auth-closed', 'login-required'];

/** Opens a page of that host and waits for what the element says. @returns the page, the sentence, and what the page has heard */
async function newcomer(
  path: string,
): Promise<{ page: Page; sentence: string; heard: () => Promise<string | null>; calls: string[] }> {
  const { page } = await visit({ expected: [/ACCOUNT_ORIGINS/] });
  await page.addInitScript((names) => {
    for (const name of names)
      window.addEventListener(name, () => document.documentElement.setAttribute('data-told', name));
  }, EVENTS);
  const calls: string[] = [];
  page.on(
    'request',
    (request) => request.url().startsWith(portalOrigin()) && calls.push(new URL(request.url()).pathname),
  );
  const told = page.waitForEvent('console', (message) => message.text().includes('ACCOUNT_ORIGINS'));
  await page.goto(site() + path);
  const sentence = (await told).text();
  return { page, sentence, heard: () => page.locator('html').getAttribute('data-told'), calls };
}

test('J10 a newcomer’s form on an unlisted host ends in a sentence that says what to set; the page’s link stays and no event comes', async () => {
  const { page, sentence, heard, calls } = await newcomer('/login.php');
  expect(sentence).toContain(`ACCOUNT_ORIGINS=${site()}`);
  expect(await page.locator('kvadrat-auth').innerHTML()).toBe(`<a href="${portalOrigin()}/prijava/">Prijava</a>`);
  // Who is signed in is not asked, so nothing is kept back that a browser would complain about.
  expect(calls.filter((path) => path === ACCOUNT_CALLS.info)).toEqual([]);
  expect(await heard()).toBeNull();
  await page.getByRole('link', { name: 'Prijava' }).click();
  await page.waitForURL(`${portalOrigin()}/prijava/`);
});

test('J10 there an element that only waits to be asked for the dialog leaves the page’s link to lead to the portal', async () => {
  const { page, sentence, heard } = await newcomer('/save.php');
  expect(sentence).toContain(`ACCOUNT_ORIGINS=${site()}`);
  expect(await heard()).toBeNull();
  await page.locator('#save').click();
  await page.waitForURL(`${portalOrigin()}/prijava/?natrag=%2Fuser%2Fsaved%2F`);
});
