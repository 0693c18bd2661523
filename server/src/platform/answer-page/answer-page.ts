import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml, type ServerPage } from '../html';
import { infoPageHtml, INFO_STYLE, textHtml } from '../static-pages';

/** Parameter and field that hold the token; as a parameter it is kept out of logs. */
export const LINK_PARAMETER = 'veza';
export const ACT_FIELD = 'radnja';

type AnswerControl =
  | { kind: 'choice'; name: string; legend: string; options: readonly { value: string; text: string }[] }
  | { kind: 'input'; name: string; label: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'text'; name: string; label: string };

/** One thing the reader can do. */
export interface AnswerForm {
  act: string;
  button: string;
  /** The one that is likely; the others are plain. */
  strong?: boolean;
  controls: readonly AnswerControl[];
  hint?: string;
  /** Words that open a form which is not wanted often. */
  folded?: string;
}

/** What the link of a mail opens: where something stands, and what its reader can do about it. */
export interface AnswerView {
  /** Of the page, whatever it tells. */
  name: string;
  title: string;
  text: string;
  facts: readonly (readonly [name: string, value: string])[];
  forms: readonly AnswerForm[];
  /** The way on. */
  onward: { text: string; path: string } | null;
}

export interface AnswerPage {
  path: string;
  token: string;
  locale: Locale;
  view: AnswerView;
  /** Why what was tried was not done, or that something has changed. */
  notice: string | null;
  status: number;
}

/** The page works without any script; nothing is done by opening it, which scanners of mails do too. */
export function answerPage({ path, token, locale, view, notice, status }: AnswerPage): ServerPage {
  const { name, title, text, facts, forms, onward } = view;
  const body = [
    notice === null ? '' : `<div class="kv-notice" role="alert" tabindex="-1" autofocus><p>${textHtml(notice, locale)}</p></div>`,
    '<section>',
    facts.length === 0 ? '' : `<dl class="kv-facts">${facts.map(([key, value]) => `<div><dt>${textHtml(key, locale)}</dt><dd>${textHtml(value, locale)}</dd></div>`).join('')}</dl>`,
    onward === null ? '' : `<p><a${attributes({ href: localizedPath(locale, onward.path) })}>${textHtml(onward.text, locale)}</a></p>`,
    '</section>',
    ...forms.map((form) => formHtml(form, localizedPath(locale, path), token, locale)),
  ].join('');
  return {
    status,
    head: { title: `${title} | Kvadrat`, description: name, canonical: localizedPath(locale, path), robots: 'noindex' },
    html: infoPageHtml({ name: null, locale, title, lead: text, body, aside: '' }),
    style: INFO_STYLE,
    personal: true,
  };
}

function formHtml({ act, button, strong = false, controls, hint, folded }: AnswerForm, action: string, token: string, locale: Locale): string {
  const hidden = Object.entries({ [LINK_PARAMETER]: token, [ACT_FIELD]: act }).map(([name, value]) => `<input type="hidden"${attributes({ name, value })}>`);
  const html = [
    `<form class="kv-form" method="post"${attributes({ action })}>`,
    ...hidden,
    ...controls.map((control) => controlHtml(control, `${act}-${control.name}`, locale)),
    hint === undefined ? '' : `<p class="kv-hint">${textHtml(hint, locale)}</p>`,
    `<button${attributes({ class: strong ? 'kv-send' : 'kv-send kv-plain' })}>${textHtml(button, locale)}</button></form>`,
  ].join('');
  return `<section>${folded === undefined ? html : `<details><summary>${textHtml(folded, locale)}</summary>${html}</details>`}</section>`;
}

function controlHtml(control: AnswerControl, id: string, locale: Locale): string {
  switch (control.kind) {
    case 'choice': {
      const option = ({ value, text }: { value: string; text: string }, index: number): string =>
        `<div class="kv-check"><input type="radio" required${attributes({ id: `${id}-${index}`, name: control.name, value })}><label for="${id}-${index}">${textHtml(text, locale)}</label></div>`;
      return `<fieldset class="kv-form"><legend>${textHtml(control.legend, locale)}</legend>${control.options.map(option).join('')}</fieldset>`;
    }
    case 'input':
      return `<div class="kv-field"><label for="${id}">${textHtml(control.label, locale)}</label><input required${attributes({ ...control.attributes, id, name: control.name })}></div>`;
    case 'text':
      return `<div class="kv-field"><label for="${id}">${escapeHtml(control.label)}</label><textarea rows="3" maxlength="2000"${attributes({ id, name: control.name })}></textarea></div>`;
  }
}
