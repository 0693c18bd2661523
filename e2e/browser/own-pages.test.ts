import { ACCOUNT_CALLS, SIGN_OUT_PATH } from '@kvadrat/contracts/account';
import { localizedPath, LOCALES } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { PERSON, signOut } from '../support/account';
import { useBrowser } from '../support/browser';
import { FULL_RUN } from '../support/full-run';
import { signInByCall, signUpByCall } from '../support/session';

const visit = useBrowser();

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('R28 on a %s the profile says what is known, saves choices, and axe finds nothing', async (_, viewport) => {
  const { page, context, complaints } = await visit({ viewport });
  await signUpByCall(context, { newsletter: '1' });
  const locales = FULL_RUN ? LOCALES : (['hr'] as const);
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
  const { page, context } = await visit({ javaScript: false });
  await signUpByCall(context);
  await page.goto(USER_PATHS.profile);
  await page.getByRole('button', { name: 'Odjavi se' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto(USER_PATHS.profile);
  expect(new URL(page.url()).pathname).toBe('/prijava/');
});

test.each([
  ['on', true],
  ['off', false],
])(
  'R176 scripts %s: a link to the sign-out signs nobody out, the button it leads to does, and goes back',
  async (_, javaScript) => {
    const { page, context, complaints } = await visit({ viewport: PHONE, javaScript });
    await signUpByCall(context);
    await page.goto(`${ACCOUNT_CALLS.logout}?natrag=%2Fterms%2F`, javaScript ? { waitUntil: 'networkidle' } : {});
    expect([new URL(page.url()).pathname, new URL(page.url()).search]).toEqual([SIGN_OUT_PATH, '?natrag=%2Fterms%2F']);
    if (javaScript) expect(await accessibilityProblems(page)).toEqual([]);
    const user = async (): Promise<unknown> => (await context.request.get(ACCOUNT_CALLS.info)).json();
    expect(await user()).not.toBeNull();
    await page.getByRole('main').getByRole('button', { name: 'Odjavi se' }).click();
    await page.waitForURL(/\/terms\/$/);
    expect(await user()).toBeNull();
    expect(complaints).toEqual([]);
  },
);

test('1.7-3 without scripts a wrong password is said at its field, and a right one signs other devices out', async () => {
  const { page, context } = await visit({ javaScript: false });
  const email = await signUpByCall(context);
  const { context: elsewhere } = await visit({ javaScript: false });
  await signInByCall(elsewhere, email);
  await page.goto(localizedPath('de', USER_PATHS.profile));
  await page.locator('main summary', { hasText: 'Passwort ändern' }).click();
  const form = page.locator('form:has([name=pwd])');
  const send = async (old: string): Promise<void> => {
    for (const [name, value] of [
      ['password', old],
      ['pwd', 'sunčani-otok-9'],
      ['pwdrip', 'sunčani-otok-9'],
    ] as const)
      await form.locator(`[name=${name}]`).fill(value);
    await form.locator('[type=submit]').click();
  };
  await send('nije-to-ta-7');
  expect(await form.locator('[name=password]').getAttribute('aria-invalid')).toBe('true');
  expect(await form.locator('[name=password]').inputValue()).toBe('');
  expect(await page.content()).not.toContain('nije-to-ta-7');
  await send(PERSON.password);
  expect(new URL(page.url()).search).toBe('?gotovo=password');
  expect(await (await elsewhere.request.get(ACCOUNT_CALLS.info)).json()).toBeNull();
});

test('O-72 after signing out elsewhere in the portal, Back shows nothing of the profile', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  const email = await signUpByCall(context);
  await page.goto(USER_PATHS.profile);
  await page.getByLabel('Vaš račun').waitFor();
  await page.getByRole('link', { name: 'Kvadrat' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await signOut(page);
  await page.getByRole('link', { name: 'Prijava' }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/prijava\//);
  expect(await page.content()).not.toContain(email);
});
