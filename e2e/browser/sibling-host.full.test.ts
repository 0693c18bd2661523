import type { ChildProcess } from 'node:child_process';
import { DESKTOP, launchBrowser, startPortal, startVisit, type Portal, type Visit } from '@kvadrat/tools/harness';
import type { Browser, BrowserContext } from 'playwright-core';
import { newEmail, PERSON, signUp } from '../support/account';
import { freePort, servePhp } from '../support/php';

/** A portal of its own, on a machine that has other work. */
const START_MS = 260_000;
const SLOW_MS = 120_000;

let portal: Portal;
let php: ChildProcess;
let browser: Browser;
let visits: Visit[] = [];
/** As browsers know them: two hosts of one site, and a host of another one that the portal names by mistake. */
const hosts = { portal: '', sibling: '', stranger: '' };
let email = '';

beforeAll(async () => {
  const [portalPort, phpPort] = [await freePort(), await freePort()];
  Object.assign(hosts, {
    portal: `http://portal.kvadrat.test:${portalPort}`,
    sibling: `http://staro.kvadrat.test:${phpPort}`,
    stranger: `http://staro.oglasnik.test:${phpPort}`,
  });
  const settings = {
    PORT: String(portalPort),
    PUBLIC_URL: hosts.portal,
    COOKIE_DOMAIN: 'kvadrat.test',
    ACCOUNT_ORIGINS: `${hosts.sibling},${hosts.stranger}`,
    DEMO_ADS: '20',
    RENDER_DEADLINE_MS: '2000',
  };
  [portal, browser] = await Promise.all([
    startPortal(settings),
    launchBrowser(['--host-resolver-rules=MAP *.test 127.0.0.1']),
  ]);
  php = await servePhp(`127.0.0.1:${phpPort}`, {
    KVADRAT_ORIGIN: hosts.portal,
    KVADRAT_INSIDE: `http://127.0.0.1:${portalPort}`,
  });
}, START_MS);
afterEach(async () => {
  for (const visit of visits) await visit.close();
  visits = [];
});
afterAll(async () => {
  php.kill();
  await browser.close();
  await portal.stop();
});

async function visit(expected: RegExp[] = []): Promise<Visit> {
  const started = await startVisit(browser, hosts.portal, { viewport: DESKTOP, expected });
  visits.push(started);
  return started;
}

/** Cookies of accounts, with the hosts they go to. */
const kept = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies())
    .filter(({ name }) => /IMM|imm_/.test(name))
    .map(({ name, domain, httpOnly }) => `${name} ${domain} ${httpOnly ? 'closed' : 'open'}`)
    .sort();

const SHARED = ['IMMSESSID .kvadrat.test open', 'imm_csrf portal.kvadrat.test closed', 'imm_key .kvadrat.test closed'];

test(
  'a page on a sibling host signs up in its dialog, its server says who is there, and so does the portal',
  async () => {
    const { page, context } = await visit();
    email = newEmail();
    await page.goto(`${hosts.sibling}/save.php`);
    await page.locator('html[data-signed-in="false"]').waitFor();
    await page.locator('#save').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Registrirajte se' }).click();
    await dialog.getByLabel('E-pošta').fill(email);
    await dialog.getByRole('button', { name: 'Nastavi', exact: true }).click();
    await signUp(page);
    await page.locator('html[data-signed-in="true"]').waitFor();
    expect(await kept(context)).toEqual(SHARED);
    await page.reload();
    expect(await page.locator('#greeting').innerText()).toMatch(/prijavljeni ste kao ana/i);
    await page.goto(hosts.portal);
    await page.getByLabel('Vaš račun').waitFor();
  },
  SLOW_MS,
);

test(
  'a login box on a sibling host signs in; signing out there signs out of the portal',
  async () => {
    const { page, context } = await visit();
    await page.goto(`${hosts.sibling}/login.php`);
    await page.locator('#login').getByLabel('E-pošta', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Nastavi', exact: true }).click();
    await page.getByLabel('Lozinka', { exact: true }).fill(PERSON.password);
    await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
    await page.getByText(/dobar dan, ana/i).waitFor();
    await page.goto(hosts.portal);
    await page.getByLabel('Vaš račun').waitFor();
    await page.goto(`${hosts.sibling}/login.php`);
    await page.locator('#sign-out').click();
    await page.locator('#login input:not([type="hidden"])').first().waitFor();
    expect((await kept(context)).filter((cookie) => !cookie.startsWith('imm_csrf'))).toEqual([]);
    await page.goto(hosts.portal);
    await page.getByRole('link', { name: 'Prijava' }).waitFor();
  },
  SLOW_MS,
);

test(
  'who signs in on the portal is known on the sibling host',
  async () => {
    const { page } = await visit();
    await page.goto(`${hosts.portal}/prijava/login/`);
    await page.getByLabel('E-pošta').fill(email);
    await page.getByLabel('Lozinka', { exact: true }).fill(PERSON.password);
    await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
    await page.getByLabel('Vaš račun').waitFor();
    await page.goto(`${hosts.sibling}/save.php`);
    expect(await page.locator('#greeting').innerText()).toMatch(/prijavljeni ste kao ana/i);
    await page.locator('html[data-signed-in="true"]').waitFor();
  },
  SLOW_MS,
);

test(
  'a host of another site gets no session, whatever the portal’s settings say: browsers keep its cookies away',
  async () => {
    const { page, context } = await visit([/./]);
    await page.goto(`${hosts.stranger}/login.php`);
    await page.locator('#login').getByLabel('E-pošta', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Nastavi', exact: true }).click();
    await page.locator('#login').getByRole('alert').waitFor();
    expect((await kept(context)).filter((cookie) => cookie.startsWith('imm_key'))).toEqual([]);
  },
  SLOW_MS,
);
