import type { Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../../../platform/html';
import { serviceName } from '../social-texts';
import { PERSON_TEXTS, type Person } from './persons';

const STYLE = [
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:0 auto;padding:12px 16px;overflow-wrap:anywhere}',
  'h1{font-size:20px;margin:0}p{margin:4px 0 12px}form{display:grid;grid-template-columns:1fr 1fr;gap:10px 12px}label{display:grid;gap:2px}label.row{display:flex;gap:8px;align-items:center}label:first-child,.row,form p{grid-column:1/-1}',
  'input:not([type=checkbox]){font:inherit;padding:8px;box-sizing:border-box;width:100%}button{font:inherit;padding:10px 16px;margin-inline-end:8px}',
].join('');

const SAMPLE: Person = { email: 'ana.horvat@example.hr', emailVerified: true, name: 'Ana', surname: 'Horvat' };

/** Asks a developer who signs in. */
export function personPage(service: string, locale: Locale): string {
  const texts = PERSON_TEXTS[locale];
  const title = texts.title.replace('#', serviceName(service));
  const field = (name: string, label: string, value: string, type = 'text'): string =>
    `<label>${escapeHtml(label)}<input${attributes({ name, value, type, required: true, autocomplete: 'off' })}></label>`;
  return [
    `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(texts.lead)}</p><form method="post">`,
    field('email', texts.email, SAMPLE.email, 'email'),
    field('name', texts.name, SAMPLE.name),
    field('surname', texts.surname, SAMPLE.surname),
    // Facebook never does.
    service === 'facebook'
      ? ''
      : `<label class="row"><input type="checkbox" name="verified" value="1" checked>${escapeHtml(texts.verified)}</label>`,
    `<p><button>${escapeHtml(texts.submit)}</button><button name="cancel" value="1" formnovalidate>${escapeHtml(texts.cancel)}</button></p>`,
    '</form></main></body></html>',
  ].join('');
}

/** Null: the developer said no. */
export function readPerson(body: string): Person | null {
  const form = new URLSearchParams(body);
  if (form.has('cancel')) return null;
  const text = (name: string): string => (form.get(name) ?? '').trim();
  return { email: text('email'), emailVerified: form.has('verified'), name: text('name'), surname: text('surname') };
}
