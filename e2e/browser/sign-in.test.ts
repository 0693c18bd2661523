import { SIGN_IN_PATH, VERIFY_PATH } from '@kvadrat/contracts/account';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { enterAddress, fromElsewhere, newEmail, PERSON, signOut, signUp } from '../support/account';
import { useBrowser } from '../support/browser';
import { linkFromMail } from '../support/mailbox';

const visit = useBrowser();
const NEW_PASSWORD = 'velebit-vecer-2026';

test('E register, verify, log out, wrong password, log in, recover, reset, log in', async () => {
  const { page, context } = await visit({ viewport: DESKTOP, expected: [/401|422|400/] });
  await context.setExtraHTTPHeaders(fromElsewhere());
  const email = newEmail();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/');

  // R63 R68 R80: an unknown address signs up, is signed in at once, and a notice names the address.
  await enterAddress(page, email);
  await signUp(page);
  await page.getByRole('status').filter({ hasText: email }).waitFor();
  await page.getByRole('button', { name: 'Zatvori' }).click();
  await page.getByLabel('Vaš račun').waitFor();

  // The mail's button proves the address; opening its link alone does not.
  await page.goto(await linkFromMail(email, VERIFY_PATH));
  const confirm = page.getByRole('button', { name: 'Potvrdi adresu' });
  await confirm.click();
  // Pages have other words that are told as they change.
  await confirm.waitFor({ state: 'detached' });
  await page.getByRole('status').first().waitFor();
  expect(page.url()).not.toContain('@');
  await page.goto('/');
  const user: unknown = await (await context.request.get('/api-next/auth/user/info/')).json();
  expect(user).toMatchObject({ email, emailVerified: true });
  await signOut(page);

  // R248: a wrong password says so and keeps the dialog; the right one closes it (R82).
  await enterAddress(page, email);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lozinka', { exact: true }).fill('kriva-lozinka');
  await dialog.getByRole('button', { name: 'Prijavi se', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Lozinka', { exact: true }).fill(PERSON.password);
  await dialog.getByRole('button', { name: 'Prijavi se', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await signOut(page);

  // R67 R70: recovery takes the address along.
  await enterAddress(page, email);
  await dialog.getByRole('link', { name: 'Zaboravljena lozinka' }).click();
  expect(await dialog.getByLabel('E-pošta').inputValue()).toBe(email);
  await dialog.getByRole('button', { name: 'Pošalji poveznicu' }).click();
  await dialog.getByRole('status').filter({ hasText: email }).waitFor();

  await page.goto(await linkFromMail(email, `${SIGN_IN_PATH}passwordReset/`));
  await page.getByRole('textbox', { name: 'Nova lozinka' }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: 'Ponovite lozinku' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Spremi lozinku' }).click();
  await page
    .getByRole('link', { name: /[Pp]rijav/ })
    .last()
    .waitFor();

  await page.goto('/prijava/login/?natrag=%2Fterms%2F');
  await page.getByLabel('E-pošta').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
  await page.waitForURL(/\/terms\/$/);
  await page.getByLabel('Vaš račun').waitFor();

  // 1.7-51: but for the links of mails, which work once, no address holds what is secret or says who it is.
  const halves = (await context.cookies())
    .filter(({ name }) => /IMMSESSID|imm_key|imm_csrf/.test(name))
    .map(({ value }) => value);
  expect(halves.length).toBeGreaterThan(1);
  const secrets = [email, PERSON.password, NEW_PASSWORD, 'kriva-lozinka', ...halves].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
  ]);
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((address) => secrets.some((secret) => address.includes(secret)))).toEqual([]);
}, 120_000);

test('E by keyboard alone: from the header through every view of the dialog and back', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  const email = newEmail();
  await page.goto('/', { waitUntil: 'networkidle' });
  const opener = page.getByRole('link', { name: 'Prijava' });
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.nodeName);
  const press = async (key: string, times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await opener.focus();
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await focused()).toBe('email');
  await page.keyboard.type(email);
  await press('Enter');
  // R207: Enter sends, the focus goes to the first field that is wrong.
  await dialog.getByLabel('Ime', { exact: true }).waitFor();
  expect(await focused()).toBe('first_name');
  await press('Enter');
  await dialog.getByText('Upišite ime.').waitFor();
  expect(await focused()).toBe('first_name');
  // The focus stays inside, also all the way round.
  await dialog.getByRole('link', { name: 'Prijavite se' }).focus();
  await press('Enter');
  // Both views have a field of this name.
  await dialog.getByRole('button', { name: 'Prijavi se', exact: true }).waitFor();
  await dialog.getByLabel('Lozinka', { exact: true }).waitFor();
  expect(await focused()).toBe('password');
  await dialog.getByRole('link', { name: 'Zaboravljena lozinka' }).focus();
  await press('Enter');
  await dialog.getByRole('button', { name: 'Pošalji poveznicu' }).waitFor();
  await press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect(opener.evaluate((element) => element === document.activeElement)).resolves.toBe(true);
});

test('R61 R37 the way for companies keeps the campaign', async () => {
  const { page } = await visit();
  await page.goto('/?utm_source=letak', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Prijava' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Registracija za tvrtke' }).click();
  await page.waitForURL(/\/signup\/\?utm_source=letak$/);
});

test('sign-in 6: the button of a password manager can be pressed, the backdrop closes nothing, Escape does', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto('/');
  await enterAddress(page, newEmail());
  const password = page.getByRole('dialog').getByLabel('Lozinka', { exact: true });
  await password.fill('tajna1');
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), {
      textContent: 'Fill in',
      onclick: () => void (document.title = 'pressed'),
    });
    Object.assign(button.style, { position: 'fixed', top: '4px', left: '4px', zIndex: '9999' });
    document.body.append(button);
  });
  await password.focus();
  await page.getByRole('button', { name: 'Fill in' }).click();
  expect(await page.title()).toBe('pressed');
  await page.mouse.click(20, 500);
  expect(await password.inputValue()).toBe('tajna1');
  await password.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('E without scripts: sign up, and what is wrong comes back with what was typed', async () => {
  const { page, context } = await visit({ javaScript: false });
  await context.setExtraHTTPHeaders(fromElsewhere());
  const email = newEmail();
  await page.goto('/prijava/?natrag=%2Fterms%2F');
  await page.getByLabel('E-pošta').fill(email);
  await page.getByRole('button', { name: 'Nastavi', exact: true }).click();
  await page.waitForURL(/\/prijava\/signup\//);
  expect(page.url()).not.toContain('example.hr');
  await page.getByLabel('Ime', { exact: true }).fill('Ana');
  await page.getByLabel('Prezime').fill('Horvat');
  await page.getByLabel('Lozinka', { exact: true }).fill(PERSON.password);
  await page.getByRole('button', { name: 'Otvori račun' }).press('Enter');
  await page.getByText('Za račun trebate prihvatiti uvjete i pravila privatnosti.').waitFor();
  expect(await page.getByLabel('Prezime').inputValue()).toBe('Horvat');
  expect(await page.getByLabel('Lozinka', { exact: true }).inputValue()).toBe('');
  await page.getByLabel('Lozinka', { exact: true }).fill(PERSON.password);
  await page.getByRole('checkbox', { name: /Prihvaćam/ }).check();
  await page.getByRole('button', { name: 'Otvori račun' }).press('Enter');
  await page.getByText('Potvrdite e-poštu').waitFor();
  expect(await page.getByRole('link', { name: 'Nastavi' }).getAttribute('href')).toBe('/terms/');
});

// The full run looks at every view in every language, at four widths.
test.each([
  [PHONE, ['signup/']],
  [DESKTOP, ['', 'login/', 'passwordRecovery/', 'passwordReset/', 'potvrda/']],
])(
  'axe finds nothing at %j in the dialog and the views %j',
  async (viewport, views) => {
    const { page } = await visit({ viewport });
    for (const view of views) {
      await page.goto(`/prijava/${view}`, { waitUntil: 'networkidle' });
      await page.locator('main form [type="submit"]').first().click();
      expect([view, ...(await accessibilityProblems(page))]).toEqual([view]);
    }
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Prijava' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  },
  60_000,
);
