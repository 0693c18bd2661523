import { DEFAULT_FLAGS, FLAG_NAMES, type FlagChanges, type FlagName, type Flags } from '@kvadrat/contracts/flags';
import type { Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../../platform/html';
import { FLAG_TEXTS, type FlagTexts } from './flag-texts';

export const FLAGS_PATH = '/-/flags';

export interface FlagsPage {
  locale: Locale;
  deployed: Flags;
  /** What this browser has flipped for itself. */
  flipped: FlagChanges;
}

/** The page of flags: a table and plain forms, without style or script. */
export function flagsPageHtml({ locale, deployed, flipped }: FlagsPage): string {
  const texts = FLAG_TEXTS[locale];
  const heads = [texts.flag, texts.shipped, texts.onServer, texts.inBrowser, texts.change];
  return [
    `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(texts.title)} | Kvadrat</title></head><body><main><h1>${escapeHtml(texts.title)}</h1>`,
    `<p>${escapeHtml(texts.intro)}</p><table><thead><tr>`,
    ...heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`),
    '</tr></thead><tbody>',
    ...FLAG_NAMES.map((name) => row(name, texts, deployed[name], flipped[name])),
    '</tbody></table></main></body></html>',
  ].join('');
}

function row(name: FlagName, texts: FlagTexts, deployed: boolean, flipped: boolean | undefined): string {
  const state = (on: boolean): string => escapeHtml(on ? texts.on : texts.off);
  const shown = flipped ?? deployed;
  const label = texts.flags[name];
  const turn = shown ? { value: 'off', text: texts.turnOff } : { value: 'on', text: texts.turnOn };
  const back = flipped === undefined ? '' : ` ${button('shipped', texts.takeBack, label)}`;
  return [
    `<tr><th scope="row">${escapeHtml(label)} <code>${name}</code></th>`,
    `<td>${state(DEFAULT_FLAGS[name])}</td><td>${state(deployed)}</td><td>${state(shown)}</td>`,
    `<td><form${attributes({ method: 'post', action: FLAGS_PATH })}><input${attributes({ type: 'hidden', name: 'flag', value: name })}>`,
    `${button(turn.value, turn.text, label)}${back}</form></td></tr>`,
  ].join('');
}

/** Ten buttons of one text need names that tell them apart. */
function button(value: string, text: string, label: string): string {
  return `<button${attributes({ name: 'state', value, 'aria-label': `${text}: ${label}` })}>${escapeHtml(text)}</button>`;
}
