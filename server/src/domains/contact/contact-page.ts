import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { doneHtml, helpHtml, type FilledForm } from '../../platform/form-page';
import type { ServerPage } from '../../platform/html';
import { infoHead, infoPageHtml, INFO_STYLE } from '../../platform/static-pages';
import { contactFormHtml } from './contact-form';
import { CONTACT_TEXTS } from './contact-texts';
import type { MessageField } from './read-message';

/** The contact page with its form, whose key is one visitor's own. */
export function contactPage(form: FilledForm<MessageField>, locale: Locale, status: number): ServerPage {
  const texts = CONTACT_TEXTS[locale];
  const { title, description, lead, problems } = texts;
  const html = infoPageHtml({ name: 'contactUs', locale, title, lead, body: contactFormHtml(form, locale), aside: helpHtml(texts, locale) });
  // The first thing a screen reader says is the title.
  const head = infoHead('contactUs', locale, { title: status === 200 ? title : `${problems.title}: ${title}`, description });
  return { status, head: status === 200 ? head : { ...head, robots: 'noindex' }, html, style: INFO_STYLE, personal: true };
}

/** What the visitor sees after the message was taken. */
export function contactDonePage(reference: string, locale: Locale): ServerPage {
  const texts = CONTACT_TEXTS[locale];
  const { title, description, lead, done } = texts;
  const body = doneHtml(texts, reference, localizedPath(locale, PATHS.contactUs), locale);
  const head = infoHead('contactUs', locale, { title: `${done.title}: ${title}`, description });
  const html = infoPageHtml({ name: 'contactUs', locale, title, lead, body, aside: '' });
  return { status: 200, head: { ...head, robots: 'noindex' }, html, style: INFO_STYLE, personal: true };
}
