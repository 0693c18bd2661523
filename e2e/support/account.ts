import type { Page } from 'playwright-core';

/** What the sign-up form needs of a person. */
export const PERSON = { name: 'Ana', surname: 'Horvat', password: 'marjan-jutro-2026' };

let people = 0;
/** An address nobody has used: accounts outlive a test. */
export const newEmail = (): string => `ana.${process.pid}.${Date.now()}.${(people += 1)}@example.hr`;

const byte = (): number => 1 + Math.floor(Math.random() * 254);
/** Headers of a visitor from a network of their own: an hour takes ten accounts of one. The portal under test trusts them. */
export const fromElsewhere = (): Record<string, string> => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` });

/** Opens the dialog by the header's link and says who it is. */
export async function enterAddress(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Prijava' }).click();
  await page.getByRole('dialog').getByLabel('E-pošta').fill(email);
  await page.getByRole('button', { name: 'Nastavi', exact: true }).click();
}

/** Fills in the sign-up form, whose address is there already, and sends it. */
export async function signUp(page: Page, { name, surname, password } = PERSON): Promise<void> {
  await page.getByLabel('Ime', { exact: true }).fill(name);
  await page.getByLabel('Prezime').fill(surname);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /Prihvaćam/ }).check();
  await page.getByRole('button', { name: 'Otvori račun' }).click();
}

export async function signOut(page: Page): Promise<void> {
  // Pages of the user area have a way out of their own.
  const header = page.getByRole('banner');
  await header.getByLabel('Vaš račun').click();
  await header.getByRole('button', { name: 'Odjava' }).click();
  await header.getByRole('link', { name: 'Prijava' }).waitFor();
}
