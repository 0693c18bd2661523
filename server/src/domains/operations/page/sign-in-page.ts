import type { Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../../../platform/html';
import { PAGE_TEXTS } from '../page-texts';
import { note } from './page-html';

/** Contents of the page that asks an operator for the token. @param path the page that is signed in to @param problem what was wrong with the last one */
export function signInPage(path: string, locale: Locale, problem: string | null): string {
  const texts = PAGE_TEXTS[locale];
  return [
    `<header class="op-head"><div><a class="op-brand" href="/">Kvadrat</a><h1>${escapeHtml(texts.signIn)}</h1></div></header>`,
    problem === null ? '' : note(problem, 'bad'),
    `<form${attributes({ class: 'op-card op-sign-in', method: 'post', action: `${path}/sign-in` })}><p>${escapeHtml(texts.signInLead)}</p>`,
    `<label class="op-field">${escapeHtml(texts.token)} <input${attributes({ type: 'password', name: 'token', required: true, autocomplete: 'current-password', maxlength: '100' })}></label>`,
    `<button class="is-first">${escapeHtml(texts.signIn)}</button></form>`,
  ].join('');
}
