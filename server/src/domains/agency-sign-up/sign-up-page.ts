import { authPath } from '@kvadrat/contracts/account';
import { BUSINESS_KINDS, FORM_LIMITS } from '@kvadrat/contracts/forms';
import { alternateLinks, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { PageHead } from '@kvadrat/contracts/remote';
import { doneHtml, formHtml, helpHtml, type FieldDefinition, type FilledForm } from '../../platform/form-page';
import { attributes, type ServerPage } from '../../platform/html';
import { INFO_STYLE, infoPageHtml, textHtml } from '../../platform/static-pages';
import type { RequestField } from './read-request';
import { SIGN_UP_TEXTS, type SignUpTexts } from './sign-up-texts';

const LINK = /\[([^\]]+)\]\(signIn\)/;

/** The sign-up page of agencies and constructors, whose form's key is one visitor's own. */
export function signUpPage(form: FilledForm<RequestField>, locale: Locale, status: number): ServerPage {
  const texts = SIGN_UP_TEXTS[locale];
  const { title, lead, problems } = texts;
  const html = infoPageHtml({ name: null, locale, title, lead, body: formHtml({ action: localizedPath(locale, PATHS.agencySignUp), locale, fields: fieldsOf(texts), texts, problemText: (field, problem) => problemText(texts, field, problem) }, form), aside: asideHtml(texts, locale) });
  // The first thing a screen reader says is the title.
  const head = headOf(texts, locale, status === 200 ? title : `${problems.title}: ${title}`);
  return { status, head: status === 200 ? head : { ...head, robots: 'noindex' }, html, style: INFO_STYLE, personal: true };
}

/** What is shown after the request was taken. */
export function signUpDonePage(reference: string, locale: Locale): ServerPage {
  const texts = SIGN_UP_TEXTS[locale];
  const { title, lead, done } = texts;
  const body = doneHtml(texts, reference, localizedPath(locale, PATHS.home), locale);
  const html = infoPageHtml({ name: null, locale, title, lead, body, aside: '' });
  return { status: 200, head: { ...headOf(texts, locale, `${done.title}: ${title}`), robots: 'noindex' }, html, style: INFO_STYLE, personal: true };
}

function headOf({ description }: SignUpTexts, locale: Locale, title: string): PageHead {
  return { title: `${title} | Kvadrat`, description, canonical: localizedPath(locale, PATHS.agencySignUp), alternates: alternateLinks(PATHS.agencySignUp) };
}

function fieldsOf({ fields, hints, kinds, chooseKind }: SignUpTexts): Record<RequestField, FieldDefinition> {
  const input = (name: RequestField, further: Record<string, string> = {}): FieldDefinition => {
    const hint = hints[name];
    return { label: fields[name], control: 'input', attributes: further, ...(hint === undefined ? {} : { hint }) };
  };
  const options: Record<string, string> = { '': chooseKind };
  for (const kind of BUSINESS_KINDS) options[kind] = kinds[kind];
  return {
    kind: { label: fields.kind, control: 'select', options },
    company: input('company', { autocomplete: 'organization' }),
    oib: input('oib', { inputmode: 'numeric', autocomplete: 'off' }),
    register: { ...input('register', { autocomplete: 'off' }), optional: true },
    street: input('street', { autocomplete: 'address-line1' }),
    place: input('place', { autocomplete: 'address-level2' }),
    name: input('name', { autocomplete: 'name' }),
    email: input('email', { type: 'email', autocomplete: 'email', autocapitalize: 'none', spellcheck: 'false' }),
    phone: input('phone', { type: 'tel', autocomplete: 'tel' }),
    message: { label: fields.message, control: 'textarea', optional: true },
    privacy: { label: fields.privacy, control: 'checkbox' },
  };
}

function asideHtml(texts: SignUpTexts, locale: Locale): string {
  const people = textHtml(texts.help.people, locale).replace(LINK, (_whole, words: string) => `<a${attributes({ href: localizedPath(locale, authPath('entry')) })}>${words}</a>`);
  return helpHtml(texts, locale, `<p>${people}</p>`);
}

function problemText({ problems }: SignUpTexts, field: RequestField, problem: string): string {
  if (problem === 'email') return problems.email;
  if (problem === 'phone') return problems.phone;
  if (problem === 'oib') return problems.oib;
  if (problem === 'max-length') return problems.long.replace('#', String(field === 'message' ? FORM_LIMITS.messageMax : FORM_LIMITS.name));
  return problems.required[field];
}
