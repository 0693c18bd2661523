import type { Locale } from '@kvadrat/contracts/locales';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';
import { attributes, escapeHtml, inlineStyle } from '../../../platform/html';
import { sayIn } from '../../../platform/messages';
import { EMERGENCY_TEXTS as texts } from './emergency-texts';

/** What can be done from here; everything else is for the console. */
export const EMERGENCY_DEEDS = ['rollback', 'off', 'on'] as const;
type EmergencyDeed = (typeof EMERGENCY_DEEDS)[number];

/** The remote that this page is there for. */
const STAFF_REMOTE = 'mf-staff';

export interface EmergencyPage {
  locale: Locale;
  /** Whether a token is asked for: nobody of the staff is signed in. */
  asksToken: boolean;
  /** What was sent. */
  typed: { remote: string; action: EmergencyDeed; reason: string } | null;
  /** How the last change went. */
  outcome: { text: string; good: boolean; more?: string | undefined } | null;
}

/** Of the page alone: no sheet of a release is asked for. */
export const EMERGENCY_STYLE = inlineStyle(`
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 34rem; margin: 2rem auto; padding-inline: 1rem; }
form { display: grid; gap: 1rem; margin-block: 1.5rem; }
label { display: grid; gap: .25rem; }
input, select, button { font: inherit; min-block-size: 2.75rem; padding-inline: .75rem; box-sizing: border-box; inline-size: 100%; }
button { cursor: pointer; }
[role] { padding: .75rem 1rem; border-inline-start: 4px solid; }
code { overflow-wrap: anywhere; }
`);

/** The way back from a release of the staff's pages: made by the server alone, without any release and without scripts. */
export function emergencyPage({ locale, asksToken, typed, outcome }: EmergencyPage): string {
  const say = sayIn(locale);
  const words = (sentence: Parameters<typeof say>[0]): string => escapeHtml(say(sentence));
  const { remote, action, reason } = typed ?? { remote: STAFF_REMOTE, action: 'rollback', reason: '' };
  const field = (label: Parameters<typeof say>[0], more: Record<string, string | true>): string =>
    `<label>${words(label)} <input${attributes({ required: true, autocomplete: 'off', ...more })}></label>`;
  const options = EMERGENCY_DEEDS.map(
    (deed) =>
      `<option${attributes({ value: deed, selected: deed === action ? true : null })}>${words(texts[deed])}</option>`,
  );
  return [
    `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">`,
    `<title>${words(texts.title)} | Kvadrat</title><style>${EMERGENCY_STYLE.text}</style></head><body><main><h1>${words(texts.title)}</h1><p>${words(texts.lead)}</p>`,
    outcome === null
      ? ''
      : `<p${attributes({ role: outcome.good ? 'status' : 'alert' })}>${escapeHtml(outcome.text)}${outcome.more === undefined ? '' : ` <span lang="en">${escapeHtml(outcome.more)}</span>`}</p>`,
    `<form${attributes({ method: 'post', action: STAFF_PATHS.emergency })}>`,
    asksToken
      ? field(texts.token, { type: 'password', name: 'token', autocomplete: 'current-password', maxlength: '200' })
      : '',
    field(texts.remote, { name: 'remote', value: remote, maxlength: '61' }),
    `<label>${words(texts.what)} <select name="action">${options.join('')}</select></label>`,
    field(texts.reason, { name: 'reason', value: reason, maxlength: '300' }),
    `<button>${words(texts.send)}</button></form>`,
    `<p><a${attributes({ href: STAFF_PATHS.remotes })}>${words(texts.console)}</a></p><p>${words(texts.foot)} <code>npm run remotes -- rollback ${escapeHtml(remote)}</code></p></main></body></html>`,
  ].join('');
}
