import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { FilledForm } from '../form-page';
import { attributes, type ServerPage } from '../pages';
import { infoHead, infoPageHtml, INFO_STYLE, textHtml } from '../static-pages';
import { contactFormHtml } from './contact-form';
import { CONTACT_TEXTS } from './contact-texts';
import type { MessageField } from './read-message';

/** The contact page with its form (R10), whose key is one visitor's own. */
export function contactPage(form: FilledForm<MessageField>, locale: Locale, status: number): ServerPage {
  const texts = CONTACT_TEXTS[locale];
  const { title, description, lead, help, problems } = texts;
  const items = help.items.map(([question, answer]) => `<div><dt>${textHtml(question, locale)}</dt><dd>${textHtml(answer, locale)}</dd></div>`).join('');
  const aside = `<aside class="kv-help" aria-labelledby="kv-help"><h2 id="kv-help">${textHtml(help.title, locale)}</h2><dl>${items}</dl></aside>`;
  const html = infoPageHtml({ name: 'contactUs', locale, title, lead, body: contactFormHtml(form, locale), aside });
  // The first thing a screen reader says is the title.
  const head = infoHead('contactUs', locale, { title: status === 200 ? title : `${problems.title}: ${title}`, description });
  return { status, head: status === 200 ? head : { ...head, robots: 'noindex' }, html, style: INFO_STYLE, personal: true };
}

/** What the visitor sees after the message was taken. */
export function contactDonePage(reference: string, locale: Locale): ServerPage {
  const { title, description, lead, done } = CONTACT_TEXTS[locale];
  const again = `<a${attributes({ href: localizedPath(locale, PATHS.contactUs) })}>${textHtml(done.another, locale)}</a>`;
  const body = [
    '<div class="kv-done" role="group" aria-labelledby="kv-done" tabindex="-1" autofocus>',
    `<h2 id="kv-done">${textHtml(done.title, locale)}</h2><p>${textHtml(done.text.replace('#', reference), locale)}</p><p>${textHtml(done.next, locale)}</p><p>${again}</p></div>`,
  ].join('');
  const head = infoHead('contactUs', locale, { title: `${done.title}: ${title}`, description });
  const html = infoPageHtml({ name: 'contactUs', locale, title, lead, body, aside: '' });
  return { status: 200, head: { ...head, robots: 'noindex' }, html, style: INFO_STYLE, personal: true };
}
