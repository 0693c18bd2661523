import { DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { useBrowser } from '../support/browser';
import { linkFromMail } from '../support/mailbox';
import { signUpByCall } from '../support/session';

const visit = useBrowser();

/** What makes the ad of one run unlike those of others. */
const title = (): string => `Stan s lođom ${String(Date.now())}`;

async function kind(page: Page): Promise<void> {
  await page.goto('/objava-oglasa/');
  await page.getByLabel('Vrsta nekretnine').selectOption('1');
  await page.getByLabel('Mjesto ili kvart').fill('Gripe, Split');
  await page.getByRole('button', { name: 'Nastavi na podatke' }).click();
}

async function facts(page: Page): Promise<void> {
  await page.getByLabel('Neto površina (m²)').fill('58');
  await page.locator('input[name="energy"][value="4"]').check({ force: true });
  await page.getByRole('button', { name: 'Nastavi na slike' }).click();
}

async function offer(page: Page, name: string): Promise<void> {
  await page.getByLabel('Cijena (€)').fill('248.000');
  await page.getByLabel('Naslov', { exact: true }).fill(name);
  await page.getByLabel('Opis', { exact: true }).fill('Svijetao stan na drugom katu, s lođom i pogledom na park.');
  await page.getByLabel('Ime i prezime').fill('Ana Horvat');
  await page.getByLabel('Telefon').fill('+385 91 234 5678');
  await page.getByRole('button', { name: 'Nastavi na pregled' }).click();
}

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

test.each([
  ['phone', PHONE, true],
  ['desk', DESKTOP, true],
  ['desk without scripts', DESKTOP, false],
])('R275 R276 R22 on a %s an ad is written, published, found and paused', async (_, viewport, javaScript) => {
  const { page, context } = await visit({ viewport, javaScript });
  const name = title();
  await kind(page);
  await facts(page);
  // Photos are kept with an account: whoever signs in meanwhile goes on where they were.
  await page.getByRole('link', { name: 'Prijavi se i dodaj slike' }).waitFor();
  const here = page.url();
  const email = await signUpByCall(context);
  await page.goto(await linkFromMail(email, '/'));
  await page.goto(here);
  const files = await Promise.all(['#228844', '#224488'].map(picture));
  await page.getByLabel('Odaberite slike').setInputFiles(
    [...files, Buffer.from('%PDF-1.7')].map((buffer, index) => ({
      name: `${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    })),
  );
  if (!javaScript) await page.getByRole('button', { name: 'Pošalji slike' }).click();
  await page.getByText('Ovo nije slika.').waitFor();
  if (!javaScript) await page.goto(here);
  expect(await page.locator('[data-photo]').count()).toBe(2);
  await page.getByRole('button', { name: 'Neka slika 2 bude naslovna' }).click();
  await page.getByRole('link', { name: 'Nastavi na cijenu' }).click();
  await offer(page, name);
  await page.getByRole('button', { name: 'Objavi oglas' }).click();
  await page.getByRole('link', { name: 'Otvori oglas' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto('/utente/annunci/pubblicati/');
  await page.getByRole('button', { name: /^Pauziraj/ }).click();
  await page.getByText('Oglas je pauziran i nije u pretrazi.').waitFor();
});

test('R275 what is typed is saved within two seconds, and says so', async () => {
  const { page } = await visit({ viewport: PHONE });
  await kind(page);
  await page.getByLabel('Neto površina (m²)').fill('61');
  await page.getByText(/^Spremljeno u /).waitFor({ timeout: 2000 });
  await page.reload();
  expect(await page.getByLabel('Neto površina (m²)').inputValue()).toBe('61');
});
