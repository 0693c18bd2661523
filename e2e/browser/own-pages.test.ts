import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { localizedPath, LOCALES } from '@kvadrat/contracts/locales';
import { PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { newEmail, PERSON } from '../support/account';
import { useBrowser } from '../support/browser';

const visit = useBrowser();

/** Signs up without the forms, which have tests of their own. */
async function haveAccount(page: Page): Promise<void> {
  await page.goto(PATHS.contactUs);
  const status = await page.evaluate(
    async ({ calls, fields }) => {
      const { token } = (await (await fetch(calls.csrf)).json()) as { token: string };
      return (await fetch(calls.register, { method: 'POST', headers: { 'x-csrf-token': token }, body: new URLSearchParams(fields) })).status;
    },
    {
      calls: ACCOUNT_CALLS,
      fields: { first_name: PERSON.name, last_name: PERSON.surname, email: newEmail(), phone: '', 'phone-prefix': '385', password: PERSON.password, privacy: '1', communications: '0', newsletter: '1' },
    },
  );
  expect(status).toBe(200);
}

test.each([['phone', PHONE], ['desktop', DESKTOP]])('R28 on a %s the profile says what is known, saves choices, and axe finds nothing', async (_, viewport) => {
  const { page, complaints } = await visit({ viewport });
  await haveAccount(page);
  const locales = process.env['FULL'] === '1' ? LOCALES : (['hr'] as const);
  for (const locale of locales) {
    await page.goto(localizedPath(locale, USER_PATHS.profile), { waitUntil: 'networkidle' });
    expect([locale, ...(await accessibilityProblems(page))]).toEqual([locale]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.goto(USER_PATHS.profile);
  expect(await page.getByRole('main').innerText()).toContain(`${PERSON.name} ${PERSON.surname}`);
  await page.getByLabel('Bilten o tržištu nekretnina').uncheck();
  await page.getByRole('button', { name: 'Spremi izbor' }).click();
  await page.getByText('Izbor je spremljen.').waitFor();
  expect(await page.getByLabel('Bilten o tržištu nekretnina').isChecked()).toBe(false);
  expect(complaints).toEqual([]);
});

test('R246 a stranger who asks for the profile is led to the sign-in, with the way back', async () => {
  const { page } = await visit({ javaScript: false });
  await page.goto(USER_PATHS.profile);
  expect(new URL(page.url()).pathname).toBe('/prijava/');
  expect(new URL(page.url()).searchParams.get('natrag')).toBe(USER_PATHS.profile);
});

test('R176 without scripts the profile signs out', async () => {
  const { page, context } = await visit();
  await haveAccount(page);
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const still = await plain?.newPage();
  if (plain === undefined || still === undefined) throw new Error('no second context');
  const profile = new URL(USER_PATHS.profile, page.url()).href;
  await still.goto(profile);
  await still.getByRole('button', { name: 'Odjavi se' }).click();
  expect(new URL(still.url()).pathname).toBe('/');
  await still.goto(profile);
  expect(new URL(still.url()).pathname).toBe('/prijava/');
  await plain.close();
});
