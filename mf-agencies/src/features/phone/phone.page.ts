import { definePage, type LoadContext, type PageLoad } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { apiAddress, type AgencyDetail } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { msg } from '@lingui/core/macro';
import { phoneAct } from './phone-act';
import { PhoneView } from './phone-view';
import { isMissing } from '../../lib/is-missing';

/** The agency whose number can be asked for; null for one that nobody can call. */
export type PhoneData = Pick<AgencyDetail, 'slug' | 'name' | 'path'> | null;

async function load({ params, locale }: RouteLocation, { http, signal }: LoadContext): Promise<PageLoad<PhoneData>> {
  try {
    const { slug, name, path, contacts } = await http.get(
      apiAddress('agencies/{slug}', { slug: params['agency'] ?? '', locale }),
      signal === undefined ? {} : { signal },
    );
    return contacts.phone ? { status: 200, data: { slug, name, path } } : { status: 404, data: null };
  } catch (error) {
    if (isMissing(error)) return { status: 404, data: null };
    throw error;
  }
}

/** `/agencija/{agency}/telefon/`, where the number is told, with scripts and without. Not for search engines. */
export const phonePage = definePage<PhoneData>({
  load,
  act: phoneAct,
  head(data, { locale, path }, i18n, refused) {
    const name = data?.name ?? '';
    const title = data === null ? i18n._(msg`Agencija ne postoji`) : i18n._(msg`Telefon agencije ${name}`);
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
  },
  Page: PhoneView,
  Skeleton: FormSkeleton,
});
