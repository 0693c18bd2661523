import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS } from '@kvadrat/contracts/paths';
import { CONTACT_REASONS, type ContactType } from '@kvadrat/contracts/vocabulary';
import { CONTACT_TEXTS } from '../contact/api';
import { formHtml, type FilledForm } from '../../platform/form-page';
import type { AdName } from '../listings/api';
import { attributes, type ServerPage } from '../../platform/html';
import { INFO_STYLE, infoPageHtml, textHtml } from '../../platform/static-pages';
import { VOCABULARY_WORDS } from '../../platform/text';
import { ENQUIRY_TEXTS } from './enquiry-texts';
import type { OutcomeWords } from './entry-kind';
import type { LeadField } from './read-lead';

export interface AboutOneAd extends AdName {
  id: number;
}

const LIMITS: Readonly<Record<LeadField, number>> = { reason: 0, name: FORM_LIMITS.name, email: FORM_LIMITS.email, phone: FORM_LIMITS.phone, message: FORM_LIMITS.messageMax };

/** The message form of an ad as it works without any script. */
export function messagePage(ad: AboutOneAd, form: FilledForm<LeadField>, locale: Locale, status: number): ServerPage {
  const { page, mail } = ENQUIRY_TEXTS[locale];
  const contact = CONTACT_TEXTS[locale];
  const reasons = VOCABULARY_WORDS[locale].contactReasons;
  const body = formHtml<LeadField>(
    {
      action: localizedPath(locale, pathOf(ad)),
      locale,
      fields: {
        reason: { label: mail.fields.reason, control: 'select', options: Object.fromEntries(CONTACT_REASONS.map((reason) => [reason, reasons[reason]])) },
        name: { label: contact.fields.name, control: 'input', attributes: { autocomplete: 'name' } },
        email: { label: contact.fields.email, control: 'input', hint: contact.emailHint, attributes: { type: 'email', autocomplete: 'email', autocapitalize: 'none', spellcheck: 'false' } },
        phone: { label: mail.fields.phone, control: 'input', attributes: { type: 'tel', autocomplete: 'tel' } },
        message: { label: contact.fields.message, control: 'textarea' },
      },
      texts: { ...contact, privacy: page.privacy },
      problemText: (field, problem) => problemText(locale, field, problem),
    },
    form,
  );
  return pageOf(locale, pathOf(ad), { title: page.title, lead: page.lead.replace('#', () => ad.title), body: `${body}${wayBack(ad, locale)}`, status, problem: status === 200 ? '' : `${contact.problems.title}: ` });
}

/** A rule that a field breaks, in words. */
function problemText(locale: Locale, field: LeadField, problem: string): string {
  const { problems } = CONTACT_TEXTS[locale];
  const { requiredPhone, badPhone } = ENQUIRY_TEXTS[locale].page;
  if (problem === 'max-length') return problems.long.replace('#', String(LIMITS[field]));
  if (problem === 'min-length') return problems.shortMessage;
  if (problem === 'email') return problems.email;
  if (problem === 'phone') return badPhone;
  if (field === 'phone') return requiredPhone;
  return field === 'reason' ? problems.required.topic : problems.required[field];
}

/** After a form or a proof: what has become of what was sent. @param words of a form that is no plain message */
export function outcomePage(ad: AboutOneAd, state: 'sent' | 'waiting', words: OutcomeWords | null, locale: Locale): ServerPage {
  const { page } = ENQUIRY_TEXTS[locale];
  const { title, text } = state === 'sent' ? (words?.sent ?? page.sent) : { title: page.waiting.title, text: words === null ? page.waiting.text : page.waiting.request };
  const body = `<div class="kv-done" role="group" aria-labelledby="kv-done" tabindex="-1" autofocus><h2 id="kv-done">${textHtml(title, locale)}</h2><p>${textHtml(text, locale)}</p>${wayBack(ad, locale)}</div>`;
  const about = words === null ? { title: page.title, lead: page.lead.replace('#', () => ad.title) } : { title: words.title, lead: ad.title };
  return pageOf(locale, pathOf(ad), { ...about, body, status: 200, problem: '' });
}

/** What is sent, about which ad, and the one press that proves the mailbox: programs that look into mails follow links, but press nothing. @param code posted, so that it stands in no further address */
export function confirmPage(action: string, code: { name: string; value: string }, kind: ContactType, ad: AboutOneAd, locale: Locale): ServerPage {
  const { title, text, button } = ENQUIRY_TEXTS[locale].page.confirm;
  const about = `<p class="kv-about"><strong>${textHtml(VOCABULARY_WORDS[locale].contactTypes[kind], locale)}</strong><br>${textHtml(ad.title, locale)}</p>`;
  const body = `${about}<form class="kv-form" method="post"${attributes({ action })}><input${attributes({ type: 'hidden', ...code })}><button class="kv-send" type="submit">${textHtml(button, locale)}</button></form>`;
  return pageOf(locale, ENQUIRY_PATHS.confirm, { title, lead: text, body, status: 200, problem: '' });
}

/** For a link that is not, or no longer, good. */
export function oldLinkPage(locale: Locale): ServerPage {
  const { title, text } = ENQUIRY_TEXTS[locale].page.old;
  return pageOf(locale, ENQUIRY_PATHS.confirm, { title, lead: text, body: '', status: 410, problem: '' });
}

/** A link to the ad. */
export function wayBack({ path }: AdName, locale: Locale): string {
  return `<p><a${attributes({ href: localizedPath(locale, path) })}>${textHtml(ENQUIRY_TEXTS[locale].page.onward, locale)}</a></p>`;
}

/** For a request that cannot be passed on any more, such as for a time that is taken. */
export function refusedPage(locale: Locale): ServerPage {
  const { title, text } = ENQUIRY_TEXTS[locale].page.refused;
  return pageOf(locale, ENQUIRY_PATHS.confirm, { title, lead: text, body: '', status: 409, problem: '' });
}

function pathOf({ id }: AboutOneAd): string {
  return `${ENQUIRY_PATHS.write}${id}/`;
}

/** A page of information with one form or one sentence on it. */
export function pageOf(locale: Locale, path: string, { title, lead, body, status, problem }: { title: string; lead: string; body: string; status: number; problem: string }): ServerPage {
  const html = infoPageHtml({ name: null, locale, title, lead, body, aside: '' });
  return { status, head: { title: `${problem}${title} | Kvadrat`, description: lead, canonical: localizedPath(locale, path), robots: 'noindex' }, html, style: INFO_STYLE, personal: true };
}
