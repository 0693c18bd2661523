import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type OwnAdEntry } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { msg } from '@lingui/core/macro';
import { areaPage } from '../../components/area/area-page';
import { loadArea, type Area } from '../../components/area/load-area';
import { ownAdsAct } from './own-ads-act';
import { doneOf, type Done } from './own-ad-deeds';
import { OwnAdsView } from './own-ads-view';

export interface OwnAdsData {
  area: Area;
  ads: OwnAdEntry[];
  /** What was just done, and with which ad. */
  done: Done | null;
}

/** Strangers sign in first and come back. */
async function load({ locale, path, search }: RouteLocation, context: LoadContext): Promise<PageLoad<OwnAdsData>> {
  const area = await loadArea(context);
  if (area === null)
    return {
      status: 302,
      location: localizedPath(locale, authPath('entry', `${localizedPath(locale, path)}${search}`)),
    };
  const options = context.signal === undefined ? {} : { signal: context.signal };
  const { ads } = await context.http.get(apiAddress('user/own-ads', { locale }), options);
  return { status: 200, data: { area, ads, done: doneOf(search) } };
}

/** `/utente/annunci/pubblicati/`: what somebody has written and published, with scripts and without. */
export const ownAdsPage = areaPage<OwnAdsData>({
  load,
  act: ownAdsAct,
  path: USER_PATHS.publishedAds,
  title: msg`Moji oglasi`,
  description: msg`Oglasi koje ste objavili.`,
  Page: OwnAdsView,
});
