import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { escapeHtml } from '../../platform/html';
import { textHtml } from '../../platform/static-pages';
import { ACTION_FIELD, IDENTITY_FIELD, postForm } from './profile-form';
import type { ProfileView } from './profile-page';
import { PROFILE_TEXTS } from './profile-texts';

/** The providers an account can be entered with, each with a button that removes it; nothing where there are none. */
export function identitiesHtml({ identities, csrf }: ProfileView, locale: Locale): string {
  if (identities.length === 0) return '';
  const { title, since, remove, last } = PROFILE_TEXTS[locale].identities;
  const rows = identities.map(({ handle, name, linkedAt, removable }) => {
    const what = `<p><strong>${escapeHtml(name)}</strong>, ${textHtml(since.replace('#', () => day(linkedAt, locale)), locale)}</p>`;
    if (!removable) return `${what}<p>${textHtml(last, locale)}</p>`;
    const button = textHtml(remove.replace('#', () => name), locale);
    return what + postForm({ action: localizedPath(locale, USER_PATHS.profile), hidden: { [ACTION_FIELD]: 'identity', [IDENTITY_FIELD]: handle }, button }, csrf, locale);
  });
  return `<h3>${textHtml(title, locale)}</h3>${rows.join('')}`;
}

function day(time: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_DETAILS[locale].intl, { dateStyle: 'long', timeZone: VISIT_TIME_ZONE }).format(time);
}
