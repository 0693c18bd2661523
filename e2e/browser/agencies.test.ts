import { localizedPath } from '@kvadrat/contracts/locales';
import { agenciesPath, AGENCY_INVITE_PATH, agencyPath, PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { fromElsewhere, newEmail, PERSON } from '../support/account';
import { useBrowser } from '../support/browser';
import { fillPerson, nameOf, reachableAd } from '../support/contact';
import { linkFromMail, mailTo } from '../support/mailbox';
import { newOib } from '../support/new-oib';
import { passTheTrap } from '../support/pass-the-trap';
import { signInStaff } from '../support/staff';

const visit = useBrowser();

test('R278 from the menu of a phone to an agency, to who works there, and a message that reaches it', async () => {
  const { ad, advertiser } = await reachableAd();
  const { page, context } = await visit({ viewport: PHONE });
  await context.setExtraHTTPHeaders(fromElsewhere());
  await page.goto('/');
  await page.locator('#kvadrat-menu summary').click();
  await page.locator('#kvadrat-menu').getByRole('link', { name: 'Agencije' }).click();
  await page.getByRole('heading', { level: 1, name: 'Agencije za nekretnine' }).waitFor();
  await page.getByLabel('Agencija ili agent').fill(ad.advertiser.name);
  await page.getByRole('button', { name: 'Traži', exact: true }).click();
  await page.waitForURL(/naziv=/);
  await page.getByRole('link', { name: ad.advertiser.name, exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === agencyPath(ad.advertiser.slug ?? ''));
  await page.locator('#osobe a').first().click();
  await page.waitForURL(/\/agenti\//);
  await page.getByRole('link', { name: 'Napiši poruku' }).click();
  await page.waitForURL(/\/upit\/\?osoba=/);
  const email = newEmail();
  await page.getByLabel('Tema').selectOption('sell');
  await fillPerson(page, email);
  await page.getByLabel('Poruka').fill('Prodajem stan na Gripama.');
  await passTheTrap(page);
  await page.getByRole('button', { name: 'Pošalji poruku agenciji' }).click();
  await page.getByRole('heading', { name: 'Poruka je poslana agenciji' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const mail = await mailTo(advertiser, 'the message', ({ text = '' }) => text.includes(nameOf(email)));
  expect(mail.replyTo?.[0]?.address).toBe(email);
});

test('R278 without scripts the directory is narrowed by links, and a number is told on a press', async () => {
  const { page, context } = await visit({ viewport: DESKTOP, javaScript: false });
  await context.setExtraHTTPHeaders(fromElsewhere());
  await page.goto(PATHS.agencies);
  await page.getByLabel('Mjesto').fill('splitu');
  await page.getByRole('button', { name: 'Traži', exact: true }).click();
  expect(new URL(page.url()).pathname).toBe('/agencije-nekretnina/split/');
  await page.getByRole('link', { name: /^Agencije \d/ }).click();
  expect(new URL(page.url()).searchParams.get('tip')).toBe('agency');
  await page.locator('main ul h2 a').first().click();
  await page.getByRole('link', { name: 'Prikaži telefon' }).click();
  await page.getByRole('button', { name: 'Prikaži telefon' }).click();
  await page.locator('main a[href^="tel:"]').waitFor();
});

test('R244 a company asks, is approved, takes its account by mail, and is found in the directory', async () => {
  const visitor = await visit({ viewport: PHONE, javaScript: false });
  await visitor.context.setExtraHTTPHeaders(fromElsewhere());
  const email = newEmail();
  const company = `Agencija ${nameOf(email)}`;
  const { page } = visitor;
  await page.goto(localizedPath('de', PATHS.agencySignUp));
  await page.locator('main [name=kind]').selectOption('agency');
  const typed = {
    company,
    oib: newOib(),
    register: '12/2019',
    street: 'Riva 1',
    place: 'Split',
    name: 'Ana',
    email,
    phone: '+385 21 234 567',
  };
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(value);
  await page.locator('main [name=privacy]').check();
  await passTheTrap(page);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/poslano=/);
  await mailTo(email, 'the receipt', ({ subject = '' }) => subject.startsWith('Wir haben Ihre Anfrage erhalten'));

  const staff = await visit({ viewport: DESKTOP, expected: [/status of 401/] });
  await signInStaff(staff.page, '/-/agencies/', 'Mia');
  await staff.page.getByRole('link', { name: company }).click();
  await staff.page.getByRole('heading', { level: 1, name: company }).waitFor();
  expect(await accessibilityProblems(staff.page)).toEqual([]);
  await staff.page.getByLabel('Odobri i otvori stranicu agencije').check();
  await staff.page.getByRole('button', { name: 'Donesi odluku' }).click();
  await staff.page.waitForURL(/poslano=/);
  expect(staff.complaints).toEqual([]);

  const invitation = await linkFromMail(email, localizedPath('de', AGENCY_INVITE_PATH));
  await page.goto(invitation);
  await page.getByText(company).waitFor();
  await page.locator('main').getByRole('link', { name: 'Anmelden' }).click();
  await page.locator('main [name=email]').fill(email);
  await page.locator('main form [type=submit]').first().click();
  await page.waitForURL(/\/signup\//);
  for (const [name, value] of Object.entries({ first_name: 'Ana', last_name: 'Horvat', password: PERSON.password }))
    await page.locator(`main [name=${name}]`).fill(value);
  await page.locator('main [name=privacy]').check();
  await page.locator('main form [type=submit]').first().click();
  await page.getByRole('link', { name: 'Weiter' }).click();
  await page.waitForURL(({ pathname }) => pathname === localizedPath('de', AGENCY_INVITE_PATH));
  // Pages of one feature are one chunk, whose sheet all of them need.
  await page.locator('link[rel=stylesheet][href*="/page-agency.css"]').waitFor({ state: 'attached' });
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/gotovo=/);
  await page.getByText(company).first().waitFor();

  const shown = await linkFromMail(email, localizedPath('de', '/agencija/'));
  await page.goto(shown);
  await page.getByRole('heading', { level: 1, name: company }).waitFor();
  // The directory knows new agencies half a minute later.
  const directory = `${localizedPath('de', agenciesPath('split'))}?naziv=${encodeURIComponent(company)}`;
  const listed = page.locator('main ul h2').getByRole('link', { name: company, exact: true });
  do await page.goto(directory);
  while ((await listed.count()) === 0);
  await listed.click();
  expect(page.url()).toBe(shown);
});
