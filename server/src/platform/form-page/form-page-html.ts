import { typeset, type Locale } from '@kvadrat/contracts/locales';
import type { MailBlock, MailContent } from '../mail';
import { attributes } from '../html';
import { textHtml } from '../static-pages';
import type { FormPageTexts } from './form-html';

/** What stands in place of a form that was taken. @param onward path the way on leads to */
export function doneHtml({ done }: FormPageTexts, reference: string, onward: string, locale: Locale): string {
  const link = `<a${attributes({ href: onward })}>${textHtml(done.onward, locale)}</a>`;
  return [
    '<div class="kv-done" role="group" aria-labelledby="kv-done" tabindex="-1" autofocus>',
    `<h2 id="kv-done">${textHtml(done.title, locale)}</h2><p>${textHtml(done.text.replace('#', reference), locale)}</p><p>${textHtml(done.next, locale)}</p><p>${link}</p></div>`,
  ].join('');
}

/** Questions and answers beside a form. @param more HTML below them */
export function helpHtml({ help }: FormPageTexts, locale: Locale, more = ''): string {
  const items = help.items.map(([question, answer]) => `<div><dt>${textHtml(question, locale)}</dt><dd>${textHtml(answer, locale)}</dd></div>`).join('');
  return `<aside class="kv-help" aria-labelledby="kv-help"><h2 id="kv-help">${textHtml(help.title, locale)}</h2><dl>${items}</dl>${more}</aside>`;
}

/**
 * The mail that says a form has come. Its address was typed by whoever sent the form and may be anybody's, so that it holds
 * nothing but the number and our own words.
 */
export function receipt({ mail }: Pick<FormPageTexts, 'mail'>, reference: string, locale: Locale): MailContent {
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text: typeset(text, locale) });
  return {
    subject: mail.subject.replace('#', reference),
    blocks: [paragraph(mail.greeting), paragraph(mail.text)],
    footnote: typeset(mail.footnote, locale),
  };
}
