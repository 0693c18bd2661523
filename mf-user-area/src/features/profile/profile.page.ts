import { definePage, type LoadContext, type PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type OwnProfile } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { msg } from '@lingui/core/macro';
import { AreaSkeleton } from '../../components/area/area-skeleton';
import { loadArea, type Area } from '../../components/area/load-area';
import { doneOf, profilePath, type Deed } from './deeds';
import { profileAct } from './profile-act';
import { ProfileView } from './profile-view';

export interface ProfileData {
  area: Area;
  own: OwnProfile;
  /** What was just done. */
  done: Deed | null;
}

/** Strangers sign in first and come back. */
async function load({ locale, path, search }: RouteLocation, context: LoadContext): Promise<PageLoad<ProfileData>> {
  const { http, signal } = context;
  const [own, area] = await Promise.all([
    http.get(apiAddress('user/profile'), signal === undefined ? {} : { signal }),
    loadArea(context),
  ]);
  if (own === null || area === null)
    return {
      status: 302,
      location: localizedPath(locale, authPath('entry', `${localizedPath(locale, path)}${search}`)),
    };
  return { status: 200, data: { area, own, done: doneOf(search) } };
}

/** `/utente/profilo/`, a person's own account, with scripts and without. */
export const profilePage = definePage<ProfileData>({
  load,
  act: profileAct,
  head(_data, { locale }, i18n, refused) {
    const title = i18n._(msg`Moj profil`);
    return {
      title: `${refused === undefined ? '' : `${i18n._(msg`Promjena nije spremljena`)}: `}${title} | Kvadrat`,
      description: i18n._(msg`Podaci vašeg računa i prijave.`),
      canonical: profilePath(locale),
      robots: 'noindex',
    };
  },
  Page: ProfileView,
  Skeleton: AreaSkeleton,
});
