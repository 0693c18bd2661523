import { ACCOUNT_CALLS, authPath, CSRF_FIELD, RETURN_PARAMETER } from '@kvadrat/contracts/account';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { OwnAccount } from '../accounts';
import { attributes, escapeHtml, type ServerPage } from '../pages';
import { INFO_STYLE, textHtml } from '../static-pages';
import { PROFILE_TEXTS, type ProfileTexts } from './profile-texts';

/** Field that says which of the page's forms was sent. */
export const ACTION_FIELD = 'radnja';
export const ACTIONS = ['news', 'sessions'] as const;
export type ProfileAction = (typeof ACTIONS)[number];

export interface ProfileView extends OwnAccount {
  /** Token against forged forms. */
  csrf: string;
  /** What was just done. */
  done: ProfileAction | null;
}

/** A person's own account: what we know, what we may send, where they are signed in. Works without scripts. */
export function profilePage(view: ProfileView, locale: Locale): ServerPage {
  const texts = PROFILE_TEXTS[locale];
  const { title, lead, done } = texts;
  const text = (words: string): string => textHtml(words, locale);
  const notice = view.done === null ? '' : `<p class="kv-done" role="status">${text(done[view.done])}</p>`;
  const html = [
    `<div class="kv-info"><header class="kv-info-head"><h1>${text(title)}</h1><p class="kv-lead">${text(lead)}</p></header><div class="kv-prose">${notice}`,
    detailsHtml(texts, view, locale),
    newsHtml(texts, view, locale),
    safetyHtml(texts, view, locale),
    section(text(texts.leave.title), `<p>${text(texts.leave.text)}</p>${form({ action: ACCOUNT_CALLS.logout, hidden: { [RETURN_PARAMETER]: localizedPath(locale, '/') }, button: text(texts.leave.signOut) }, view, locale)}`),
    '</div></div>',
  ].join('');
  const head = { title: `${title} | Kvadrat`, description: lead, canonical: localizedPath(locale, USER_PATHS.profile), robots: 'noindex' };
  return { status: 200, head, html, style: INFO_STYLE, personal: true };
}

function section(title: string, content: string): string {
  return `<section><h2>${title}</h2>${content}</section>`;
}

function detailsHtml({ details, email }: ProfileTexts, view: ProfileView, locale: Locale): string {
  const { account } = view;
  const rows: [string, string][] = [
    [details.name, `${account.first_name} ${account.last_name}`.trim()],
    [details.email, account.email],
    [details.phone, account.phone === '' ? details.none : account.phone],
  ];
  const facts = rows.map(([name, value]) => `<div><dt>${textHtml(name, locale)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('');
  const proven = account.email_verified_at !== null;
  const state = `<p>${textHtml(proven ? email.proven : email.unproven, locale)}</p>`;
  const resend = proven ? '' : form({ action: ACCOUNT_CALLS.resendVerification, hidden: {}, button: textHtml(email.resend, locale) }, view, locale);
  return section(textHtml(details.title, locale), `<dl class="kv-facts">${facts}</dl>${state}${resend}`);
}

function newsHtml({ news }: ProfileTexts, view: ProfileView, locale: Locale): string {
  const box = (name: 'communications' | 'newsletter'): string =>
    `<div class="kv-check"><input type="checkbox" value="1"${attributes({ id: name, name, checked: view[name] ? true : null })}><label for="${name}">${textHtml(news[name], locale)}</label></div>`;
  const fields = `<fieldset class="kv-form"><legend class="kv-small">${textHtml(news.intro, locale)}</legend>${box('communications')}${box('newsletter')}</fieldset>`;
  return section(textHtml(news.title, locale), form({ action: localizedPath(locale, USER_PATHS.profile), hidden: { [ACTION_FIELD]: 'news' }, fields, button: textHtml(news.save, locale), main: true }, view, locale));
}

function safetyHtml({ safety }: ProfileTexts, view: ProfileView, locale: Locale): string {
  const { otherSessions } = view;
  const change = `<p>${textHtml(safety.password, locale)} <a${attributes({ href: localizedPath(locale, authPath('passwordRecovery', localizedPath(locale, USER_PATHS.profile))) })}>${textHtml(safety.change, locale)}</a></p>`;
  const devices = `<p>${textHtml(otherSessions === 0 ? safety.here : safety.others(otherSessions), locale)}</p>`;
  const end = otherSessions === 0 ? '' : form({ action: localizedPath(locale, USER_PATHS.profile), hidden: { [ACTION_FIELD]: 'sessions' }, button: textHtml(safety.endOthers, locale) }, view, locale);
  return section(textHtml(safety.title, locale), `${change}${devices}${end}`);
}

interface PostForm {
  action: string;
  hidden: Readonly<Record<string, string>>;
  fields?: string;
  button: string;
  /** Whether it is the one thing a section is for. */
  main?: boolean;
}

function form({ action, hidden, fields = '', button, main = false }: PostForm, { csrf }: ProfileView, locale: Locale): string {
  const inputs = Object.entries({ ...hidden, [CSRF_FIELD]: csrf, locale }).map(([name, value]) => `<input${attributes({ type: 'hidden', name, value })}>`);
  return `<form class="kv-form" method="post"${attributes({ action })}>${inputs.join('')}${fields}<button class="${main ? 'kv-send' : 'kv-send kv-plain'}" type="submit">${button}</button></form>`;
}
