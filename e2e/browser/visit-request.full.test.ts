import ICAL from 'ical.js';
import { accessibilityProblems, PHONE } from '@kvadrat/tools/harness';
import { fromElsewhere, newEmail } from '../support/account';
import { useBrowser } from '../support/browser';
import { fillPerson, nameOf, prove, reachableAd } from '../support/contact';
import { calendarFromMail, linkFromMail } from '../support/mailbox';

const visit = useBrowser();

test('R118 a visit is asked for, confirmed by the link of the mail, and stands in a calendar at Croatia’s time', async () => {
  const { path, advertiser } = await reachableAd();
  const { page, context } = await visit({ viewport: PHONE });
  await context.setExtraHTTPHeaders(fromElsewhere());
  const email = newEmail();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(path);
  await page.getByRole('link', { name: 'Zatražite razgled' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zatraži razgled' }).click();
  await dialog.getByText('Odaberite termin.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Virtualni razgled' }).check();
  await dialog.getByLabel('Prvi termin').fill(`${day}T10:00`);
  await dialog.getByLabel('Drugi termin').fill(`${day}T17:30`);
  await fillPerson(dialog, email);
  await dialog.getByRole('button', { name: 'Zatraži razgled' }).click();
  await dialog.getByText('Potvrdite adresu e-pošte').waitFor();
  await prove(page, email);

  await page.goto(await linkFromMail(advertiser, '/upit/razgled/', nameOf(email)));
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Potvrdi termin' }).click();
  await page.getByRole('heading', { name: 'Razgled je dogovoren' }).waitFor();

  const root = ICAL.Component.fromString(await calendarFromMail(email));
  ICAL.TimezoneService.register(root.getFirstSubcomponent('vtimezone') ?? root);
  const { startDate, endDate } = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? root);
  expect([startDate.zone.tzid, startDate.toString(), endDate.toString()]).toEqual([
    'Europe/Zagreb',
    `${day}T17:30:00`,
    `${day}T18:00:00`,
  ]);
  const onTheWall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Zagreb',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(startDate.toJSDate());
  expect(onTheWall).toBe(`${day} 17:30`);
});

test('R118 a price is proposed and the answer comes by mail', async () => {
  const { path, advertiser, price } = await reachableAd();
  const { page, context } = await visit({ viewport: PHONE });
  await context.setExtraHTTPHeaders(fromElsewhere());
  const email = newEmail();
  await page.goto(path);
  await page.getByRole('link', { name: 'Predložite cijenu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vaša cijena').fill('1');
  await fillPerson(dialog, email);
  await dialog.getByRole('button', { name: 'Pošalji prijedlog' }).click();
  await dialog.getByText(/Upišite iznos od .* do/).waitFor();
  await dialog.getByLabel('Vaša cijena').fill(`${new Intl.NumberFormat('hr').format(Math.round(price * 0.9))},00`);
  await dialog.getByRole('button', { name: 'Pošalji prijedlog' }).click();
  await dialog.getByText('Potvrdite adresu e-pošte').waitFor();
  await prove(page, email);

  await page.goto(await linkFromMail(advertiser, '/upit/cijena/', nameOf(email)));
  await page.getByRole('button', { name: 'Prihvati cijenu' }).click();
  await page.getByRole('heading', { name: 'Prihvatili ste predloženu cijenu' }).waitFor();
  // The visitor's mail leads back to the ad.
  await page.goto(await linkFromMail(email, path));
  await page.getByRole('heading', { level: 1 }).waitFor();
});
