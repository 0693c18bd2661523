import { DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { PERSON } from '../support/account';
import { useBrowser } from '../support/browser';
import { useLegacySite } from '../support/php';
import { portalOrigin } from '../support/portal-origin';
import { signInByCall, signUpByCall } from '../support/session';

const visit = useBrowser();
const site = useLegacySite('neighbour');

/** Chunks of later steps have numbers for names. */
const LATER = /\/r\/mf-auth\/[^/]+\/\d+\.(?:js|css)/;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
let email = '';

async function signIn(page: Page): Promise<void> {
  await field(page, 'Lozinka').fill(PERSON.password);
  await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
}

test('a login box signs in on a page of old, whose server says hello and signs out; no page says what the other does not know', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  email = await signUpByCall(context);
  await page.goto(`${site()}/login.php?hostile`);
  expect(await page.locator('#greeting').innerText()).toMatch(/dobar dan, ana/i);
  await page.locator('#sign-out').click();
  await page.locator('#login input:not([type="hidden"])').first().waitFor();
  expect((await context.cookies()).filter(({ name }) => /IMMSESSID|imm_key/.test(name))).toEqual([]);

  await field(page, 'E-pošta').fill(email);
  await page.getByRole('button', { name: 'Nastavi', exact: true }).click();
  await signIn(page);
  await page.getByText(/dobar dan, ana/i).waitFor();
  await page.goto(portalOrigin());
  await page.getByLabel('Vaš račun').waitFor();
});

test('it stands among the page’s own elements, where password managers look, and in a shadow root on request', async () => {
  const { page } = await visit();
  await page.goto(`${site()}/login.php`);
  await page.locator('#login input:not([type="hidden"])').first().waitFor();
  const inLight = (): Promise<number> =>
    page.evaluate(() => document.querySelectorAll('#login input[autocomplete="username"]').length);
  expect(await inLight()).toBe(1);
  await page.goto(`${site()}/login.php?shadow`);
  await page.locator('#login input:not([type="hidden"])').first().waitFor();
  expect(await inLight()).toBe(0);
  await page.addScriptTag({
    content: "Kvadrat.mount('#box', { element: 'kvadrat-auth', view: 'login', language: 'de' })",
  });
  await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor();
});

test('nothing the page says about its elements reaches those of the form, and nothing of the form reaches the page', async () => {
  const looks = async (path: string): Promise<{ form: string[][]; page: string[] }> => {
    const { page } = await visit({ viewport: PHONE });
    await page.goto(site() + path);
    await page.locator('#login input:not([type="hidden"])').first().waitFor();
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => {
      // Lengths along a line follow the width of the place, which is the page's to say; custom properties say what the others are.
      const follows =
        /^--|^(?:width|inline-size|grid-template-columns|perspective-origin|transform-origin)$|inset|^(?:left|right|top|bottom)$/;
      const read = (element: Element): string[] => {
        const style = getComputedStyle(element);
        return [...style]
          .filter((name) => !follows.test(name))
          .map((name) => `${element.localName} ${name}: ${style.getPropertyValue(name)}`);
      };
      return {
        form: [...document.querySelectorAll('#login [data-kvadrat-root] *:not(svg *)')].map(read),
        page: read(document.querySelector('h1') ?? document.body),
      };
    });
  };
  const [clean, hostile] = [await looks('/login.php'), await looks('/login.php?hostile')];
  expect(hostile.form.length).toBeGreaterThan(8);
  expect(hostile.form).toEqual(clean.form);
  const { page } = await visit({ viewport: PHONE });
  await page.route('**/kvadrat.v1.js', (route) => route.abort());
  await page.goto(`${site()}/login.php`);
  expect(clean.page).toEqual(
    await page.evaluate(() => {
      const follows =
        /^--|^(?:width|inline-size|grid-template-columns|perspective-origin|transform-origin)$|inset|^(?:left|right|top|bottom)$/;
      const style = getComputedStyle(document.querySelector('h1') ?? document.body);
      return [...style]
        .filter((name) => !follows.test(name))
        .map((name) => `h1 ${name}: ${style.getPropertyValue(name)}`);
    }),
  );
});

test('a link of the page opens the dialog by an event, hears that it was closed, and that somebody signed in', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto(`${site()}/save.php`);
  await page.locator('html[data-signed-in="false"]').waitFor();
  const dialog = page.getByRole('dialog');
  await page.locator('#save').click();
  await dialog.getByText('Prijavite se da biste spremili oglas.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('#told').innerText()).toMatch(/odustali ste/i);
  expect(await page.locator('#save').evaluate((link) => link === document.activeElement)).toBe(true);

  await page.locator('#save').click();
  await field(page, 'E-pošta').fill(email);
  await signIn(page);
  await page.locator('html[data-signed-in="true"]').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('#told').innerText()).toMatch(/oglas je spremljen/i);
});

test('a dialog that is closed before all of its code has come opens again whole', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(LATER, async (route) => {
    if (route.request().resourceType() === 'stylesheet') await late;
    await route.continue();
  });
  await page.goto(`${site()}/save.php`);
  await page.locator('html[data-signed-in="false"]').waitFor();
  const dialog = page.getByRole('dialog');
  const asked = page.waitForRequest((request) => LATER.test(request.url()) && request.resourceType() === 'stylesheet');
  await page.locator('#save').click();
  await dialog.getByText('Prijavite se da biste spremili oglas.').waitFor();
  await asked;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  arrive();
  await page.locator('#save').click();
  await field(page, 'Lozinka').fill(PERSON.password);
});

test('R156 R157 R243 events of the page itself: login-required asks who is there, logout-required forgets; nobody signed in is asked to sign in', async () => {
  const { page, context } = await visit();
  await page.goto(`${site()}/save.php`);
  await page.locator('html[data-signed-in="false"]').waitFor();
  await signInByCall(context, email);
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('login-required')));
  await page.locator('html[data-signed-in="true"]').waitFor();
  await page.locator('#save').click();
  expect(await page.locator('kvadrat-auth').count()).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('logout-required')));
  await page.locator('html[data-signed-in="false"]').waitFor();
});

test('where the script does not come, the page’s own links lead to the portal', async () => {
  const { page } = await visit({ expected: [/ERR_FAILED|Failed to load/] });
  await page.route('**/kvadrat.v1.js', (route) => route.abort());
  await page.goto(`${site()}/login.php`);
  expect(await page.locator('#login').innerHTML()).toContain(`${portalOrigin()}/prijava/`);
  await page.goto(`${site()}/save.php`);
  await page.locator('#save').click();
  await page.waitForURL(`${portalOrigin()}/prijava/**`);
});

/** Budget of the architecture until the field takes what is typed: scripts and styles on the wire (KB of 1024), requests of all kinds. */
const BUDGET = { bytes: 125 * 1024, requests: 10 };

test('the entry view takes input within its budget, and without the code of later steps', async () => {
  const { page, network } = await visit();
  await page.route(LATER, () => undefined);
  await page.goto(`${site()}/login.php`);
  await page.locator('#login input[autocomplete="username"]').fill('ana@');
  const ours = network.sent().filter(({ url }) => url.startsWith(portalOrigin()) && !LATER.test(url));
  expect(ours.length).toBeLessThanOrEqual(BUDGET.requests);
  const code = ours.filter(({ type }) => type === 'Script' || type === 'Stylesheet');
  expect(code.every(({ end }) => end !== null)).toBe(true);
  expect(code.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET.bytes);
});
