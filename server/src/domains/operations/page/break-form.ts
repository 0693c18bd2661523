import type { Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../../../platform/html';
import { BREAKAGES, type Breakage } from '../breaking/broken-release';
import type { Breakages } from '../breaking/breaker';
import { PAGE_TEXTS, say } from '../page-texts';
import { REMOTES_PATH } from '../remotes-path';
import { hidden } from './change-form';
import { note } from './page-html';

/** What developers have broken, and for whom. */
export interface BrokenOnPurpose {
  here: Breakages;
  forAll: Breakages;
}

/** The switch that breaks a remote; on developers' servers only. */
export function breakForm(name: string, { here, forAll }: BrokenOnPurpose, locale: Locale): string {
  const texts = PAGE_TEXTS[locale];
  const button = (scope: string, text: string): string => `<button${attributes({ name: 'scope', value: scope })}>${escapeHtml(text)}</button>`;
  const broken = here.has(name) || forAll.has(name);
  const options = BREAKAGES.map((breakage) => `<option${attributes({ value: breakage, selected: (here.get(name) ?? forAll.get(name)) === breakage ? true : null })}>${escapeHtml(texts.breakages[breakage])}</option>`);
  return [
    `<details${attributes({ open: broken ? true : null })}><summary>${escapeHtml(texts.breakTitle)}</summary>`,
    `<form${attributes({ class: 'op-form', method: 'post', action: `${REMOTES_PATH}/break` })}><p>${escapeHtml(texts.breakLead)}</p>`,
    hidden('remote', name),
    `<label class="op-field">${escapeHtml(texts.breakage)} <select name="breakage">${options.join('')}</select></label>`,
    `<div class="op-actions">${button('here', texts.breakHere)}${button('all', texts.breakForAll)}${broken ? button('mend', texts.mend) : ''}</div></form></details>`,
  ].join('');
}

/** Says that a remote is broken on purpose, so that nobody looks for a reason. */
export function brokenNotes(name: string, { here, forAll }: BrokenOnPurpose, locale: Locale): string {
  const texts = PAGE_TEXTS[locale];
  const told = (text: string, breakage: Breakage | undefined): string => (breakage === undefined ? '' : note(say(text, { breakage: texts.breakages[breakage] }), 'warn'));
  return told(texts.broken, here.get(name)) + told(texts.brokenForAll, forAll.get(name));
}
