import { agencyPath, PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { fromElsewhere, newEmail } from '../support/account';
import { useBrowser } from '../support/browser';
import { fillPerson, nameOf, reachableAd } from '../support/contact';
import { mailTo } from '../support/mailbox';
import { passTheTrap } from '../support/pass-the-trap';

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
