import { definePage, type LoadContext, type PageLoad } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { PageHead, RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { phoneAct } from './phone-act';
import { PhoneView } from './phone-view';

/** The ad whose number can be asked for; null for one that nobody can be called about. */
export type PhoneData = { id: number; title: string; path: string } | null;

const LISTING_ID = /^[1-9]\d{0,8}$/;

async function load({ params, locale }: RouteLocation, { http }: LoadContext): Promise<PageLoad<PhoneData>> {
  const id = params['id'] ?? '';
  const none: PageLoad<PhoneData> = { status: 404, data: null };
  if (!LISTING_ID.test(id)) return none;
  try {
    const { title, path, contacts, status } = await http.get(apiAddress('listings/{id}', { id: Number(id), locale }));
    return contacts.phone && status === 'active' ? { status: 200, data: { id: Number(id), title, path } } : none;
  } catch (error) {
    if (isAppError(error) && (error.status === 404 || error.status === 410)) return none;
    throw error;
  }
}

/** Not for search engines. */
function head(data: PhoneData, { locale, path }: RouteLocation, i18n: I18n, refused?: RefusedForm): PageHead {
  const title = i18n._(data === null ? msg`Oglas ne postoji` : msg`Telefon oglašivača`);
  const trouble =
    refused?.obstacle === 'rate-limited'
      ? `${i18n._(msg`Previše upita u kratkom vremenu. Pokušajte ponovno za minutu.`)} `
      : '';
  return {
    title: `${trouble}${title} | Kvadrat`,
    description: title,
    canonical: localizedPath(locale, path),
    robots: 'noindex',
  };
}

/** `/upit/{id}/telefon/`: where the button of an ad's page leads without scripts. */
export const phonePage = definePage<PhoneData>({ load, act: phoneAct, head, Page: PhoneView, Skeleton: FormSkeleton });
