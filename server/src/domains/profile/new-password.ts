import { authPath } from '@kvadrat/contracts/account';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { OwnPasswordField, PasswordRefusal } from '../accounts/api';
import { attributes, escapeHtml } from '../../platform/html';
import { textHtml } from '../../platform/static-pages';
import { ACTION_FIELD, postForm } from './profile-form';
import type { ProfileView } from './profile-page';
import { PROFILE_TEXTS } from './profile-texts';

/**
 * The form for a new password (1.7-3): the old one, and the new one twice. Who signs in through a provider has no old one and
 * sets the first by mail.
 */
export function newPasswordHtml({ account, csrf, refusal }: ProfileView, locale: Locale): string {
  const { newPassword: texts, safety } = PROFILE_TEXTS[locale];
  const path = localizedPath(locale, USER_PATHS.profile);
  const byMail = (words: string): string => `<a${attributes({ href: localizedPath(locale, authPath('passwordRecovery', path)) })}>${textHtml(words, locale)}</a>`;
  if (account.password_hash === null) return `<p>${textHtml(safety.password, locale)} ${byMail(safety.change)}</p>`;
  const fields = [
    noticeHtml(refusal, locale),
    // Password managers file the new password under this name.
    `<input type="email" name="username" autocomplete="username" hidden readonly${attributes({ value: account.email })}>`,
    fieldHtml('password', 'current-password', texts.old, refusal, locale),
    fieldHtml('pwd', 'new-password', texts.fresh, refusal, locale),
    fieldHtml('pwdrip', 'new-password', texts.again, refusal, locale),
  ].join('');
  const form = postForm({ action: path, hidden: { [ACTION_FIELD]: 'password' }, fields, button: textHtml(texts.save, locale), main: true }, csrf, locale);
  return `<h3>${textHtml(texts.title, locale)}</h3>${form}<p>${byMail(texts.forgotten)}</p>`;
}

/** What is the fault of no field, such as too many attempts. */
function noticeHtml(refusal: PasswordRefusal | null, locale: Locale): string {
  if (refusal === null || refusal.field !== null) return '';
  return `<div class="kv-notice" role="group" aria-labelledby="kv-refused" tabindex="-1" autofocus><p id="kv-refused">${textHtml(refusal.message, locale)}</p></div>`;
}

/** What is wrong gets the focus, and what was typed stays nowhere: a page holds no passwords. */
function fieldHtml(name: OwnPasswordField, autocomplete: string, label: string, refusal: PasswordRefusal | null, locale: Locale): string {
  const wrong = refusal?.field === name ? refusal.message : null;
  const state = attributes({ id: name, name, autocomplete, 'aria-invalid': wrong === null ? null : 'true', 'aria-describedby': wrong === null ? null : `${name}-greska`, autofocus: wrong === null ? null : true });
  const error = wrong === null ? '' : `<p class="kv-error" id="${name}-greska">${escapeHtml(wrong)}</p>`;
  return `<div class="kv-field"><label for="${name}">${textHtml(label, locale)}</label><input type="password" required${state}>${error}</div>`;
}
