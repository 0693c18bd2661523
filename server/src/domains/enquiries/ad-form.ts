import { AppError } from '@kvadrat/contracts/errors';
import { localizedPath, splitLocale, type Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyRequest } from 'fastify';
import type { AccountRow, Accounts } from '../accounts/api';
import { CONTACT_TEXTS } from '../contact/api';
import type { Db } from '../../platform/db';
import { formHtml, type FieldDefinition, type FilledForm } from '../../platform/form-page';
import { adNames, readListingId } from '../listings/api';
import type { ServerPage } from '../../platform/html';
import { advertiserOnOffer } from './advertiser';
import type { Enquiries } from './enquiries';
import { ENQUIRY_TEXTS } from './enquiry-texts';
import { outcomePage, pageOf, wayBack, type AboutOneAd } from './message-page';
import { findSubmission } from './submission.store';

/** A form of an ad beside the message form. */
export interface AdForm<Field extends string> {
  /** Below the ad's own path of forms. */
  path: string;
  title: string;
  /** `#` stands for the ad's title. */
  lead: string;
  send: string;
  /** Those that are left out are not asked for. */
  fields: Readonly<Partial<Record<Field, FieldDefinition>>>;
  problemText: (field: Field, problem: string) => string;
}

/** What a form of an ad is about, and who fills it in. */
export interface AskedAbout {
  request: FastifyRequest;
  ad: AboutOneAd;
  account: AccountRow | null;
}

/** Of the ad in the address of a form. @throws AppError `not-found` for one that nobody can be written to about */
export async function askedAbout(db: Db, accounts: Pick<Accounts, 'currentUser'>, request: FastifyRequest, locale: Locale): Promise<AskedAbout> {
  const id = readListingId(splitLocale(request.url.split('?')[0] ?? '').path.split('/')[2] ?? '');
  const [names, advertiser] = await Promise.all([adNames(db, [id], locale), advertiserOnOffer(db, id)]);
  const name = names.get(id);
  if (name === undefined || advertiser === null) throw new AppError('not-found', `nobody can be written to about ad ${id}`);
  return { request, ad: { id, ...name }, account: await accounts.currentUser(request) };
}

/** The form as it works without any script. */
export function adFormPage<Field extends string>(ad: AboutOneAd, { path: form, title, lead, send, fields, problemText }: AdForm<Field>, filled: FilledForm<Field>, locale: Locale, status: number): ServerPage {
  const contact = CONTACT_TEXTS[locale];
  const path = `${ENQUIRY_PATHS.write}${ad.id}/${form}`;
  const texts = { ...contact, privacy: ENQUIRY_TEXTS[locale].page.privacy, send };
  const body = formHtml<Field>({ action: localizedPath(locale, path), locale, fields, texts, problemText }, filled);
  return pageOf(locale, path, { title, lead: lead.replace('#', () => ad.title), body: `${body}${wayBack(ad, locale)}`, status, problem: status === 200 ? '' : `${contact.problems.title}: ` });
}

/** Forms are forgotten after some days. */
const UNKNOWN = { state: 'sent', kind: 'message' } as const;

/** After a form of an ad. */
export async function sentPage(db: Db, enquiries: Pick<Enquiries, 'outcomeOf'>, ad: AboutOneAd, reference: string, locale: Locale): Promise<ServerPage> {
  const { state, kind } = (await findSubmission(db, reference)) ?? UNKNOWN;
  return outcomePage(ad, state, enquiries.outcomeOf(kind, locale), locale);
}
