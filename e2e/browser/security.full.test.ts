import { localizedPath, LOCALES } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { enterAddress, PERSON } from '../support/account';
import { useBrowser } from '../support/browser';
import { WIDTHS } from '../support/full-run';
import { signInByCall, signUpByCall } from '../support/session';
import { codeOfApplication } from '../support/totp';

const visit = useBrowser();

/** Sets the second step up on its page. @returns the secret, and the codes for emergencies */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto(USER_PATHS.security);
  await page.getByRole('button', { name: 'Postavi prijavu u dva koraka' }).click();
  const secret = await page.locator('code').innerText();
  const codes = await page
    .locator('ol li')
    .filter({ hasText: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/ })
    .allInnerTexts();
  await page.getByLabel('Šest znamenki iz aplikacije').fill(codeOfApplication(secret));
  await page.getByRole('button', { name: 'Uključi prijavu u dva koraka' }).click();
  await page.getByText('Prijava u dva koraka je uključena.').waitFor();
  return { secret, codes };
}

test.each(WIDTHS)('1.7-29 on a %s the page of security fits, and axe finds nothing', async (_, viewport) => {
  const { page, context, complaints } = await visit({ viewport });
  const email = await signUpByCall(context);
  const other = await visit();
  await signInByCall(other.context, email);
  for (const locale of LOCALES) {
    await page.goto(localizedPath(locale, USER_PATHS.security), { waitUntil: 'networkidle' });
    expect([locale, ...(await accessibilityProblems(page))]).toEqual([locale]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.goto(USER_PATHS.security);
  await page.getByRole('button', { name: 'Postavi prijavu u dva koraka' }).click();
  await page.locator('code').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(complaints).toEqual([]);
});

test('1.7-29 a browser that is signed out on another device leaves the person’s page by itself', async () => {
  const here = await visit({ viewport: DESKTOP });
  const email = await signUpByCall(here.context);
  const there = await visit({ viewport: PHONE });
  await signInByCall(there.context, email);
  const streams = there.page.waitForResponse((response) => response.url().endsWith('/user/events/'));
  await there.page.goto(USER_PATHS.profile);
  await streams;
  await here.page.goto(USER_PATHS.security);
  await here.page.getByRole('button', { name: 'Odjavi', exact: true }).click();
  await there.page.getByText(`${PERSON.name} ${PERSON.surname}`).first().waitFor({ state: 'detached' });
  await here.page.getByText('Uređaj je odjavljen.').waitFor();
});

test.each([
  ['on', true],
  ['off', false],
])('1.7-16 scripts %s: a code comes after the password, and one for emergencies opens once', async (_, javaScript) => {
  const owner = await visit({ viewport: DESKTOP, javaScript });
  const email = await signUpByCall(owner.context);
  const { secret, codes } = await setUp(owner.page);
  const signIn = async (code: string): Promise<Page> => {
    const { page } = await visit({ viewport: PHONE, javaScript });
    await page.goto('/prijava/login/?natrag=%2Futente%2Fprofilo%2F');
    await page.getByLabel('E-pošta').fill(email);
    await page.getByLabel('Lozinka', { exact: true }).fill(PERSON.password);
    await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
    await page.getByLabel('Kôd').fill(code);
    await page.getByRole('button', { name: 'Potvrdi' }).click();
    return page;
  };
  const [recovery = ''] = codes;
  const first = await signIn(codeOfApplication(secret, 1));
  await first.getByRole('heading', { name: 'Moj profil' }).waitFor();
  const second = await signIn(recovery);
  await second.getByRole('heading', { name: 'Moj profil' }).waitFor();
  const third = await signIn(recovery);
  await third.getByText('Kôd nije točan ili je već iskorišten.').first().waitFor();
});

test('a passkey is added and opens the account, in place of the code too, until it is removed', async () => {
  const { page, context, complaints } = await visit({ viewport: DESKTOP });
  const email = await signUpByCall(context);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await setUp(page);
  await page.getByLabel('Naziv uređaja').fill('Laptop');
  await page.getByRole('button', { name: 'Dodaj pristupni ključ' }).click();
  await page.getByText('Pristupni ključ je dodan.').waitFor();
  await context.clearCookies();
  await page.goto('/', { waitUntil: 'networkidle' });
  await enterAddress(page, email);
  await page.getByRole('button', { name: 'Prijavi se pristupnim ključem' }).click();
  await page.getByRole('banner').getByLabel('Vaš račun').waitFor();
  await page.goto(USER_PATHS.security);
  await page.getByRole('button', { name: 'Ukloni' }).click();
  await page.getByText('Pristupni ključ je uklonjen.').waitFor();
  expect(complaints).toEqual([]);
});
