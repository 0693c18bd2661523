import type { ListingDetail } from '@kvadrat/contracts/api';
import type { Locator, Page } from 'playwright-core';
import { agencyMailbox, findAd } from './ad-page';
import { linkFromMail } from './mailbox';

/** An ad on offer whose advertiser reads mails, and where they read them. */
export interface ReachableAd {
  ad: ListingDetail;
  path: string;
  advertiser: string;
  /** Euros. */
  price: number;
}

export async function reachableAd(): Promise<ReachableAd> {
  const ad = await findAd(
    ({ contacts, status, auction, advertiser, price: { value } }) =>
      contacts.email && status === 'active' && auction === null && value !== null && advertiser.type === 'agenzia',
  );
  return { ad, path: ad.path, advertiser: agencyMailbox(ad), price: ad.price.value ?? 0 };
}

/** A name nobody else has. The advertiser, whose mailbox several tests write to, reads it and never the address. */
export const nameOf = (email: string): string => `Ana ${email.split('@')[0]}`;

/** Says who writes, in a form of an ad. */
export async function fillPerson(form: Page | Locator, email: string, name = nameOf(email)): Promise<void> {
  await form.getByLabel(/^Ime i\sprezime/).fill(name);
  await form.getByLabel('E-pošta').fill(email);
  await form.getByLabel('Telefon').fill('+385 91 234 5678');
}

/** Opens the dialog of a form as a visitor does. */
export async function openForm(page: Page, link: string): Promise<Locator> {
  await page.getByRole('complementary', { name: 'Oglašivač' }).getByRole('link', { name: link }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Ime i\sprezime/).waitFor();
  return dialog;
}

/** Proves the mailbox as a person does: the link opens a page, a press sends. */
export async function prove(page: Page, email: string): Promise<void> {
  await page.goto(await linkFromMail(email, '/upit/potvrda/'));
  await page.getByRole('button', { name: 'Potvrdi i pošalji' }).click();
  await page.waitForURL(/poruka=/);
}
