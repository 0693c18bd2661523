import { ACCOUNT_CALLS, RETURN_PARAMETER } from '@kvadrat/contracts/account';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { OwnAccount, PasswordRefusal } from '../accounts/api';
import { attributes, escapeHtml, type ServerPage } from '../../platform/html';
import { INFO_STYLE, textHtml } from '../../platform/static-pages';
import { identitiesHtml } from './identities';
import { newPasswordHtml } from './new-password';
import { ACTION_FIELD, postForm, type ProfileAction } from './profile-form';
import { PROFILE_TEXTS, type ProfileTexts } from './profile-texts';

export interface ProfileView extends OwnAccount {
  /** Token against forged forms. */
  csrf: string;
  /** What was just done. */
  done: ProfileAction | null;
  /** Why the password stayed as it was. */
  refusal: PasswordRefusal | null;
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
    section(text(texts.leave.title), `<p>${text(texts.leave.text)}</p>${postForm({ action: ACCOUNT_CALLS.logout, hidden: { [RETURN_PARAMETER]: localizedPath(locale, '/') }, button: text(texts.leave.signOut) }, view.csrf, locale)}`),
    '</div></div>',
  ].join('');
  const head = { title: `${title} | Kvadrat`, description: lead, canonical: localizedPath(locale, USER_PATHS.profile), robots: 'noindex' };
  return { status: view.refusal?.status ?? 200, head, html, style: INFO_STYLE, personal: true };
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
  const resend = proven ? '' : postForm({ action: ACCOUNT_CALLS.resendVerification, hidden: {}, button: textHtml(email.resend, locale) }, view.csrf, locale);
  return section(textHtml(details.title, locale), `<dl class="kv-facts">${facts}</dl>${state}${resend}`);
}

function newsHtml({ news }: ProfileTexts, view: ProfileView, locale: Locale): string {
  const box = (name: 'communications' | 'newsletter'): string =>
    `<div class="kv-check"><input type="checkbox" value="1"${attributes({ id: name, name, checked: view[name] ? true : null })}><label for="${name}">${textHtml(news[name], locale)}</label></div>`;
  const fields = `<fieldset class="kv-form"><legend class="kv-small">${textHtml(news.intro, locale)}</legend>${box('communications')}${box('newsletter')}</fieldset>`;
  return section(textHtml(news.title, locale), postForm({ action: localizedPath(locale, USER_PATHS.profile), hidden: { [ACTION_FIELD]: 'news' }, fields, button: textHtml(news.save, locale), main: true }, view.csrf, locale));
}

function safetyHtml({ safety }: ProfileTexts, view: ProfileView, locale: Locale): string {
  const { otherSessions } = view;
  const devices = `<p>${textHtml(otherSessions === 0 ? safety.here : safety.others(otherSessions), locale)}</p>`;
  const end = otherSessions === 0 ? '' : postForm({ action: localizedPath(locale, USER_PATHS.profile), hidden: { [ACTION_FIELD]: 'sessions' }, button: textHtml(safety.endOthers, locale) }, view.csrf, locale);
  return section(textHtml(safety.title, locale), `${newPasswordHtml(view, locale)}${identitiesHtml(view, locale)}${devices}${end}`);
}
