import { VERIFY_PATH } from '@kvadrat/contracts/account';
import { accessibilityProblems, DESKTOP, PHONE, type VisitOptions } from '@kvadrat/tools/harness';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { fromElsewhere } from '../support/account';
import { useBrowser } from '../support/browser';
import { FULL_RUN } from '../support/full-run';
import { linkFromMail } from '../support/mailbox';
import { signUpByCall } from '../support/session';

const visit = useBrowser();

/** What makes the ad of one run unlike those of others. */
const title = (): string => `Stan s lođom ${String(Date.now())}`;
const DESCRIPTION = 'Svijetao stan na drugom katu, s lođom i pogledom na park.';

const LOOKS: readonly (readonly [name: string, options: VisitOptions])[] = [
  ['phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ['desk without scripts', { viewport: DESKTOP, javaScript: false }],
  ...(FULL_RUN
    ? ([
        ['desk', { viewport: DESKTOP }],
        ['phone without scripts', { viewport: PHONE, javaScript: false }],
      ] as const)
    : []),
];

/** Each step comes dressed. Without scripts axe has nothing to run by: the same pages are looked at with them. */
async function expectClean(page: Page, hasScripts: boolean): Promise<void> {
  if (!hasScripts) expect(await page.locator('head link[rel=stylesheet][href*="/page-"]').count()).toBe(1);
  if (hasScripts) expect([page.url(), ...(await accessibilityProblems(page))]).toEqual([page.url()]);
}

async function kind(page: Page): Promise<void> {
  await page.goto('/objava-oglasa/');
  await page.getByLabel('Vrsta nekretnine').selectOption('1');
  await page.getByLabel('Mjesto ili kvart').fill('Gripe, Split');
  await page.getByRole('button', { name: 'Nastavi na podatke' }).click();
  await page.getByLabel('Neto površina (m²)').waitFor();
}

async function facts(page: Page): Promise<void> {
  await page.getByLabel('Neto površina (m²)').fill('58');
  await page.locator('input[name="energy"][value="4"]').check({ force: true });
  await page.getByRole('button', { name: 'Nastavi na slike' }).click();
}

async function offer(page: Page, name: string): Promise<void> {
  await page.getByLabel('Cijena (€)').fill('248.000');
  await page.getByLabel('Naslov', { exact: true }).fill(name);
  await page.getByLabel('Opis', { exact: true }).fill(DESCRIPTION);
  await page.getByLabel('Ime i prezime').fill('Ana Horvat');
  await page.getByLabel('Telefon').fill('+385 91 234 5678');
  await page.getByRole('button', { name: 'Nastavi na pregled' }).click();
}

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Signs up and proves the mailbox, meanwhile the draft waits at its address. */
async function becomeSomebody(page: Page, context: BrowserContext, hasScripts: boolean): Promise<void> {
  const email = await signUpByCall(context);
  const link = await linkFromMail(email, VERIFY_PATH);
  await page.goto(link);
  // A key behind # is read by scripts alone: without them it is typed.
  if (!hasScripts) await page.getByLabel('Kôd iz poruke').fill(new URL(link).hash.slice(1));
  const proven = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() < 400);
  await page.getByRole('button', { name: 'Potvrdi adresu' }).click();
  await proven;
}

async function photos(page: Page, hasScripts: boolean): Promise<void> {
  const here = page.url();
  const files = await Promise.all(['#228844', '#224488'].map(picture));
  await page.getByLabel('Odaberite slike').setInputFiles(
    [...files, Buffer.from('%PDF-1.7')].map((buffer, index) => ({
      name: `${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    })),
  );
  if (!hasScripts) await page.getByRole('button', { name: 'Pošalji slike' }).click();
  await page.getByText('Ovo nije slika.').waitFor();
  if (!hasScripts) await page.goto(here);
  expect(await page.locator('[data-photo]').count()).toBe(2);
  await expectClean(page, hasScripts);
  await page.getByRole('button', { name: 'Neka slika 2 bude naslovna' }).click();
  await page.getByRole('link', { name: 'Nastavi na cijenu' }).click();
}

/** Finds the ad whose page is shown among those of its place, by the way there that the page itself has. */
async function expectFound(page: Page, name: string): Promise<void> {
  const list = await page
    .locator('nav a', { hasText: /^Gripe$/ })
    .first()
    .getAttribute('href');
  const deadline = Date.now() + 3000;
  do await page.goto(`${list ?? ''}?criterio=data&ordine=desc`);
  while ((await page.getByText(name).count()) === 0 && Date.now() < deadline);
  await page.getByText(name).first().waitFor();
}

test.each(LOOKS)('R275 R276 R22 on a %s an ad is written, published, found and paused', async (_, options) => {
  const { page, context } = await visit(options);
  await context.setExtraHTTPHeaders(fromElsewhere());
  const hasScripts = options.javaScript !== false;
  const name = title();
  await kind(page);
  await expectClean(page, hasScripts);
  await facts(page);
  // Photos are kept with an account: whoever signs in meanwhile goes on where they were.
  await page.getByRole('link', { name: 'Prijavi se i dodaj slike' }).waitFor();
  await expectClean(page, hasScripts);
  const here = page.url();
  await becomeSomebody(page, context, hasScripts);
  await page.goto(here);
  await photos(page, hasScripts);
  await page.getByLabel('Cijena (€)').waitFor();
  await expectClean(page, hasScripts);
  await offer(page, name);
  await page.getByRole('button', { name: 'Objavi oglas' }).waitFor();
  await expectClean(page, hasScripts);
  await page.getByRole('button', { name: 'Objavi oglas' }).click();
  await page.getByRole('link', { name: 'Otvori oglas' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectFound(page, name);
  await page.goto('/utente/annunci/pubblicati/');
  await expectClean(page, hasScripts);
  await page.getByRole('button', { name: /^Pauziraj/ }).click();
  await page.getByText('Oglas je pauziran i nije u pretrazi.').waitFor();
});

test('R275 what is typed is saved within two seconds of the last key, and says so', async () => {
  const { page, context } = await visit({ viewport: PHONE });
  await context.setExtraHTTPHeaders(fromElsewhere());
  await kind(page);
  const sent = page.waitForRequest((request) => request.method() === 'PUT', { timeout: 2000 });
  await page.getByLabel('Neto površina (m²)').fill('61');
  await sent;
  await page.getByText(/^Spremljeno u\s/).waitFor();
  await page.reload();
  expect(await page.getByLabel('Neto površina (m²)').inputValue()).toBe('61');
});

test('R275 two devices write the same ad: what both have changed is said at its field, the rest comes by itself', async () => {
  const { page, context } = await visit({ viewport: PHONE });
  await context.setExtraHTTPHeaders(fromElsewhere());
  await kind(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const net = (on: Page) => on.getByLabel('Neto površina (m²)');
  await net(page).fill('61');
  await page.getByLabel('Broj soba').fill('3');
  await page.getByText(/^Spremljeno u\s/).waitFor();
  await net(other).fill('64');
  await other.getByText('Na drugom uređaju sada piše: „61”').waitFor();
  // Nobody has touched it here.
  expect(await other.getByLabel('Broj soba').inputValue()).toBe('3');
  await net(other).fill('62');
  await other.getByText(/^Spremljeno u\s/).waitFor();
  await page.reload();
  expect([await net(page).inputValue(), await page.getByLabel('Broj soba').inputValue()]).toEqual(['62', '3']);
});
